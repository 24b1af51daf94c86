let a = "\(A<B>.self) \(C<D>(e))"
