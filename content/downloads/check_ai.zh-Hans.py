from openai import OpenAI

SERVICE_URL = "[Service url]"  # “地址”字段
API_KEY = "[API key]"          # “密钥”字段
MODEL = "[Model name]"         # “模型列表”中的一个模型名称

client = OpenAI(base_url=SERVICE_URL, api_key=API_KEY)

response = client.chat.completions.create(
    model=MODEL,
    messages=[
        {"role": "system", "content": "Answer in one sentence."},
        {"role": "user", "content": "What is time-series data?"},
    ],
    temperature=0,
    stream=False,
    timeout=300,  # 秒
)

print(response.choices[0].message.content)
