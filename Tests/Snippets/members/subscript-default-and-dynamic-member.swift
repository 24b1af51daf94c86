struct S {
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value { value() }
  subscript<T>(dynamicMember path: KeyPath<Root, T>) -> T { root[keyPath: path] }
}
