struct File: ~Copyable {}
func f<T: ~Copyable>(_ a: borrowing T) where T: ~Escapable {}
enum Maybe<Wrapped: ~Copyable>: ~Copyable {}
extension Maybe: Copyable where Wrapped: Copyable {}
