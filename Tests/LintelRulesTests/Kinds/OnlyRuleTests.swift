import Testing

@Suite struct OnlyRuleTests {
  private let yaml = rules("  r: { kind: only, from: A, to: B }")

  @Test func mayUseItselfAndTheListedOnes() throws {
    var project = project(["A1", "A2", "B1", "C1"])
    project.use("A1", "A2")
    project.use("A1", "B1")
    project.use("B1", "C1")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func mayNotUseCodeInNoComponent() throws {
    var project = project(["A1", "B1", "C1", "D1"])
    project.use("A1", "D1")
    #expect(try messages(yaml, in: project) == ["'A1' (A) uses 'D1', which A may not use"])
  }

  @Test func mayUseNothingElse() throws {
    var project = project()
    project.use("A1", "C1")
    #expect(
      try messages(yaml, in: project) == ["'A1' (A) uses 'C1' (C), which A may not use"])
  }

  @Test func mayImportAModuleOfWhichItMayUseAPart() throws {
    var project = project(["A1", "C1"])
    project.file("B/Shared.swift", module: "Core")
    project.file("C/Other.swift", module: "Core")
    project.file("D/Rest.swift", module: "Core")
    project.addImport("Core", in: "A/A1.swift")
    #expect(try messages(yaml, in: project) == [])
    #expect(
      try messages(yaml.replacing("to: B", with: "to: C"), in: project) == [])
  }

  @Test func mayNotImportAModuleOfWhichItMayUseNothing() throws {
    var project = project(["A1", "B1"])
    project.file("C/Other.swift", module: "Core")
    project.file("D/Rest.swift", module: "Core")
    project.file("E/Kit.swift", module: "Kit")
    project.addImport("Core", in: "A/A1.swift")
    project.addImport("Kit", in: "A/A1.swift")
    #expect(
      try messages(yaml, in: project) == [
        "'A/A1.swift' (A) imports module 'Core', which A may not use",
        "'A/A1.swift' (A) imports module 'Kit', which A may not use",
      ])
  }

  @Test func limitsAFamilyToItsOwnMembers() throws {
    let yaml = """
      version: 1
      components: { "{f}.View": "{f}/View/**", "{f}.Data": "{f}/Data/**" }
      rules: { r: { kind: only, from: "{f}.View", to: "{f}.Data" } }
      """
    var project = Project()
    for feature in ["Chat", "Login"] {
      project.add("\(feature)View", in: "\(feature)/View/1.swift")
      project.add("\(feature)Data", in: "\(feature)/Data/1.swift")
    }
    project.use("LoginView", "LoginData")
    project.use("LoginView", "ChatData")
    project.use("LoginView", "ChatView")
    #expect(
      try messages(yaml, in: project) == [
        "'LoginView' (Login.View) uses 'ChatData' (Chat.Data), which Login.View may not use",
        "'LoginView' (Login.View) uses 'ChatView' (Chat.View), which Login.View may not use",
      ])
  }
}
