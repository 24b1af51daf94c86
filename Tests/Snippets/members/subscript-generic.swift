struct S {
  subscript<T: Key>(key: T.Type) -> T.Value where T.Value: Q { T.default }
}
