import Testing

/// Declarations that attributes of the compiler name in their arguments.
@Suite struct AttributeArgumentTests {
  private static let others = """
    func present() {}
    func present(_ a: Int, by b: Int) {}
    var shown = 1
    class Screen { func present() {} }
    protocol Shown {}
    func show() {}
    """

  private func found(_ attribute: String, _ declaration: String = "func use() {}") -> [String] {
    uses("\(attribute) \(declaration)", of: Self.others)
  }

  @Test(arguments: [
    "@_dynamicReplacement(for: present())", "@_dynamicReplacement(for: present)",
    "@_dynamicReplacement(for:present())", "@_dynamicReplacement(\nfor: `present`()\n)",
    "@derivative(of: present)", "@derivative(of: present, wrt: (shown, shown))",
    "@transpose(of: present, wrt: 0)", "@_specialize(target: present(), where T == Int)",
    "@_specialize(exported: true, target: present(), where T == Int)",
    "@objc @_dynamicReplacement(for: present()) @inline(never)",
  ])
  func functionIsUsed(_ attribute: String) {
    let found = found(attribute)
    #expect(found.count == 1 && found[0].hasPrefix("present "), "\(found)")
  }

  @Test func labelsTellFunctionsApart() {
    #expect(found("@_dynamicReplacement(for: present(_:by:))") == ["present call"])
  }

  @Test(arguments: [
    "@derivative(of: shown)", "@derivative(of: shown.get)", "@_dynamicReplacement(for: shown)",
  ])
  func variableIsUsed(_ attribute: String) {
    let found = found(attribute)
    #expect(found.count == 1 && found[0].hasPrefix("shown "), "\(found)")
  }

  @Test func memberIsUsed() {
    #expect(found("@derivative(of: Screen.present)").contains { $0.hasPrefix("Screen ") })
  }

  @Test(arguments: [
    "@_specialize(where T == Screen)", "@_specialize(where T: Screen)",
    "@_specialize(exported: false, kind: partial, where T == Int, U == Screen)",
    "@_specialize(exported: true, availability: macOS 12, *; where T == Screen)",
    "@_specialize(where T: _Trivial(64), U == [Screen?])", "@specialized(where T == Screen)",
    "@differentiable(reverse, wrt: t where T: Screen)", "@_typeEraser(Screen)",
    "@_implements(Screen, show)", "@attached(extension, conformances: Screen, names: named(show))",
    "@attached(extension, names: named(show), conformances: Int, Screen)",
  ])
  func typeIsUsed(_ attribute: String) {
    let found = found(attribute, "func use<T, U>(_ t: T, _ u: U) {}")
    #expect(found.count == 1 && found[0].hasPrefix("Screen "), "\(found)")
  }

  @Test func typeIsUsedByAnExtension() {
    let code = "extension Screen { @_dynamicReplacement(for: present()) func useOther() {} }"
    #expect(uses(code, of: Self.others).contains { $0.hasPrefix("Screen ") })
  }

  @Test(arguments: [
    #"@available(*, deprecated, renamed: "present")"#, #"@_silgen_name("present")"#,
    "@_spi(Screen)", "@inline(shown)", "@_semantics(\"Screen\")", "@objc(present)",
    "@derivative(of: own, wrt: shown)", "@derivative(of: init(_:), wrt: shown)",
    "@_implements(Own, show)", "@attached(member, names: named(show), arbitrary)",
    "@_originallyDefined(in: \"Screen\", macOS 10)", "@_effects(shown)", "@_optimize(shown)",
    "@storageRestrictions(initializes: shown)", "@_dynamicReplacement(present())",
  ])
  func textIsNoUse(_ attribute: String) {
    #expect(found(attribute) == [])
  }

  @Test func genericParameterComesFirst() {
    let code = "@_specialize(where Screen == Int) func use<Screen>(_ s: Screen) {}"
    #expect(uses(code, of: Self.others) == [])
  }
}
