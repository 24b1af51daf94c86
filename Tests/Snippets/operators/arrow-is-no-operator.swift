let f: (A) -> (B) -> C = make
func g() -> (D) throws -> E { h }
