class A {
  @MainActor init() {}
  @available(*, deprecated) @objc convenience init(b: B) { self.init() }
  @Isolated deinit {}
}
