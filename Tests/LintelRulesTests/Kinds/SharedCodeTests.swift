import Testing

/// Components that overlap, so that both may use the code that they share.
@Suite struct SharedCodeTests {
  private func yaml(_ rule: String, _ components: String? = nil) -> String {
    let components = components ?? "A: [\"X/**\", \"S/**\"], B: [\"Y/**\", \"S/**\"], C: \"C/**\""
    return "version: 1\ncomponents: { \(components) }\nrules: { r: { \(rule) } }\n"
  }

  /// `X1` of `A` and `Y1` of `B` use `Shared` of both, or each other.
  private func project(using uses: [(from: String, to: String)]) -> Project {
    var project = Project()
    for name in ["X1", "X2", "Y1", "Y2", "Shared", "C1", "Z1"] {
      let folder = name == "Shared" ? "S" : String(name.prefix(1))
      project.add(name, in: "\(folder)/\(name).swift")
    }
    for (from, to) in uses { project.use(from, to, .construct) }
    return project
  }

  private static let rules = [
    "kind: forbid, from: A, to: B", "kind: forbid, from: B, to: A",
    "kind: forbid, from: A, to: B, reach: transitive",
    "kind: through-protocols, from: A, to: B", "kind: through-protocols, from: B, to: A",
    "kind: protect, target: A, from: C", "kind: protect, target: B, from: []",
    "kind: protect, target: [A, B], from: C", "kind: construct, of: A, by: B",
    "kind: construct, of: [A, B], by: [A, B]", "kind: independent, of: [A, B]",
  ]

  @Test(arguments: rules)
  func bothMayUseIt(rule: String) throws {
    let uses = [("X1", "Shared"), ("Y1", "Shared")]
    #expect(try messages(yaml(rule), in: project(using: uses)) == [])
  }

  @Test(arguments: [
    ("kind: forbid, from: A, to: B", "X1", "Y1"),
    ("kind: forbid, from: [A, C], to: B", "C1", "Shared"),
    ("kind: through-protocols, from: A, to: B", "X1", "Y1"),
    ("kind: protect, target: B, from: []", "X1", "Y1"),
    ("kind: protect, target: B, from: []", "C1", "Shared"),
    ("kind: protect, target: B, from: []", "Z1", "Shared"),
    ("kind: protect, target: [A, B], from: C", "X1", "Y1"),
    ("kind: construct, of: B, by: C", "X1", "Y1"),
    ("kind: construct, of: B, by: C", "Z1", "Shared"),
    ("kind: construct, of: B, by: C", "Y1", "Y2"),
  ])
  func otherUsesAreFindings(rule: String, from: String, to: String) throws {
    #expect(try messages(yaml(rule), in: project(using: [(from, to)])).count == 1)
  }

  /// A part of a component is no code that the component shares with another one.
  @Test(arguments: [
    "kind: forbid, from: All, to: B", "kind: protect, target: B, from: C",
    "kind: construct, of: B, by: C", "kind: through-protocols, from: All, to: B",
  ])
  func aPartIsNotShared(rule: String) throws {
    let components = "All: \"**\", B: [\"Y/**\", \"S/**\"], C: \"C/**\""
    #expect(
      try messages(yaml(rule, components), in: project(using: [("X1", "Y1")])).count == 1)
  }

  /// Layers and features divide the same code, by paths or by names.
  @Test(arguments: [
    "Data: \"*/Data/**\", Login: \"Login/**\", View: \"*/View/**\"",
    "Data: \"*/Data/**\", \"{f}\": \"{f}/**\", View: \"*/View/**\"",
    "Data: { name: \"*Store\" }, Login: \"Login/**\", View: { name: \"*View\" }",
  ])
  func layersAndFeaturesShareNothing(components: String) throws {
    var project = Project()
    project.add("LoginView", in: "Login/View/1.swift")
    project.add("LoginStore", in: "Login/Data/1.swift")
    project.add("ChatView", in: "Chat/View/1.swift")
    project.add("ChatStore", in: "Chat/Data/1.swift")
    project.use("LoginView", "LoginStore", .construct)
    let rule = "kind: protect, target: Data, from: []"
    #expect(try messages(yaml(rule, components), in: project).count == 1)
    let made = "kind: construct, of: Data, by: View"
    #expect(try messages(yaml(made, components), in: project) == [])
  }

  /// A type of a component that may create it may be created by the other component as well.
  @Test func whoMayCreateATypeMayShareIt() throws {
    let rule = "kind: construct, of: A, by: B"
    #expect(try messages(yaml(rule), in: project(using: [("X1", "Shared")])) == [])
    #expect(try messages(yaml(rule), in: project(using: [("X1", "X2")])).count == 1)
  }
}
