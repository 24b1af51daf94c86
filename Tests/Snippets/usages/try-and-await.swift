func f() async throws -> A { try await a.b() ?? .c }
let d = try e.f == .g, h = (try? i.j)?.k
