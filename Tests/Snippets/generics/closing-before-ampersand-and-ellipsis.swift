func f(_ a: A<B>..., c: C<D> & E<F>) {}
