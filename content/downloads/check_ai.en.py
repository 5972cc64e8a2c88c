from openai import OpenAI

SERVICE_URL = "[Service url]"  # field Url
API_KEY = "[API key]"          # field API Key
MODEL = "[Model name]"         # one name of the field Models

client = OpenAI(base_url=SERVICE_URL, api_key=API_KEY)

response = client.chat.completions.create(
    model=MODEL,
    messages=[
        {"role": "system", "content": "Answer in one sentence."},
        {"role": "user", "content": "What is time-series data?"},
    ],
    temperature=0,
    stream=False,
    timeout=300,  # seconds
)

print(response.choices[0].message.content)
