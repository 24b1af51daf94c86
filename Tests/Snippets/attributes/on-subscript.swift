struct S {
  @discardableResult @Custom subscript(a: A) -> B { B() }
}
