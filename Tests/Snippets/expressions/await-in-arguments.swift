let a = f(await A.b(), try await C())
