let a = \A<B>.c, d = \D<E, F>.Inner.g
