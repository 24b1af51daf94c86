let a = [(b: B<C>, [D]) async throws(E) -> F]()
