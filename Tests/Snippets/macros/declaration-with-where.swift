@freestanding(declaration, names: named(Made))
macro make<T>(_ type: T.Type) = #externalMacro(module: "M", type: "T") where T: Codable
