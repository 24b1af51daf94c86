import Testing

@testable import LintelGraph

/// What modules are called where their own names do not tell them apart.
@Suite struct ModuleLabelTests {
  private func labels(_ modules: (name: String, target: String, manifest: String)...) -> [String] {
    Module.labels(
      of: modules.map { Module(name: $0.name, target: $0.target, manifest: $0.manifest) })
  }

  @Test func aNameOfItsOwnIsEnough() {
    #expect(
      labels(("App", "App iOS", "P"), ("Kit", "Kit", "P"), ("", "", "")) == [
        "App", "Kit", "(project)",
      ])
  }

  @Test func otherwiseTheTargetIsTold() {
    #expect(
      labels(("App", "App iOS", "P"), ("App", "App tvOS", "P"), ("Kit", "Kit", "P"))
        == ["App (App iOS)", "App (App tvOS)", "Kit"])
  }

  @Test func orTheManifest() {
    #expect(
      labels(("Kit", "Kit", "A/Package.swift"), ("Kit", "Kit", "B/Package.swift"))
        == ["Kit (A/Package.swift)", "Kit (B/Package.swift)"])
  }

  @Test func orBoth() {
    #expect(
      labels(("Kit", "One", "A"), ("Kit", "Two", "A"), ("Kit", "One", "B"))
        == ["Kit (One in A)", "Kit (Two in A)", "Kit (One in B)"])
  }

  @Test func whatNothingTellsApartIsCalledTheSame() {
    #expect(labels(("Kit", "", ""), ("Kit", "", "")) == ["Kit", "Kit"])
    #expect(
      labels(("Kit", "", "A"), ("Kit", "", ""), ("Kit", "", "")) == ["Kit (A)", "Kit", "Kit"])
  }
}
