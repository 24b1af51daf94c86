let a = { guard let b = $0 as? B else { return C() }; return D(b) }
