extension A where B == C<D<E>>, F: G {}
func f<T>(_ t: T) -> H<T> where T: I<J> {}
