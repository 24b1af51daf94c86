import Testing

/// Layers that must contain all components of a family.
@Suite struct ExhaustiveLayersTests {
  private func yaml(_ layers: String, exhaustive: Bool = true, more: String = "") -> String {
    """
    version: 1
    components:
      "{app}.{folder}": "{app}/{folder}/**"
      Kit: Kit/**\(more)
    rules:
      r: { kind: layers, layers: \(layers), exhaustive: \(exhaustive) }
    """
  }

  private func project(_ paths: [String]) -> Project {
    var project = Project()
    for path in paths + ["Kit"] {
      project.add(path.split(separator: "/").joined(), in: "\(path)/1.swift")
    }
    return project
  }

  private static let unlisted =
    "'Shop.Tools' is in no layer, unlike others of the family '{app}.{folder}'"

  @Test func aMissingFolderIsAFinding() throws {
    let project = project(["Shop/View", "Shop/Data", "Shop/Tools"])
    let found = try findings(yaml("[Shop.View, Shop.Data]"), in: project)
    #expect(found.map(\.message) == [Self.unlisted])
    #expect(found.first?.locations.map(\.path) == ["Shop/Tools/1.swift"])
    #expect(try messages(yaml("[Shop.View, Shop.Data]", exhaustive: false), in: project) == [])
    #expect(try messages(yaml("[Shop.View, Shop.Tools, Shop.Data]"), in: project) == [])
  }

  @Test func captureWithOneValueRestrictsTheFamily() throws {
    let project = project(["Shop/View", "Shop/Data", "Bank/View", "Bank/Tools"])
    #expect(try messages(yaml("[Shop.View, Shop.Data]"), in: project) == [])
    // Both captures vary here, so that every component of the family is missing.
    #expect(
      try messages(yaml("[Shop.View, Bank.Tools]"), in: project) == [
        "'Bank.View' is in no layer, unlike others of the family '{app}.{folder}'",
        "'Shop.Data' is in no layer, unlike others of the family '{app}.{folder}'",
      ])
  }

  @Test func oneListedComponentRequiresNoOther() throws {
    let project = project(["Shop/View", "Shop/Tools"])
    #expect(try messages(yaml("[Shop.View, Kit]"), in: project) == [])
  }

  /// Code that several components select is in a layer if one of these is.
  @Test func codeInALayerIsNotMissing() throws {
    let project = project(["Shop/View", "Shop/Data", "Shop/Tools/Deep"])
    let more = "\n  Deep: Shop/Tools/Deep/**"
    #expect(
      try messages(yaml("[Shop.View, Shop.Data]", more: more), in: project) == [Self.unlisted])
    #expect(try messages(yaml("[Shop.View, Deep, Shop.Data]", more: more), in: project) == [])
  }

  @Test func aBaselineAcceptsAMissingComponentByItsName() throws {
    let project = project(["Shop/View", "Shop/Data", "Shop/Tools"])
    let found = try findings(yaml("[Shop.View, Shop.Data]"), in: project)
    #expect(found.map(\.identity.from) == ["Shop.Tools"])
  }
}
