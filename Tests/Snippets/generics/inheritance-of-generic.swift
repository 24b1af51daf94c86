class A<T>: Base<T, [Item]>, P where T: Q {}
