typealias F = (_ a: A, _: B) -> C
