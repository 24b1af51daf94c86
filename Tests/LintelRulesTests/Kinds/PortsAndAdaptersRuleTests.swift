import LintelVocabulary
import Testing

@testable import LintelFindings
@testable import LintelJudging

@Suite struct PortsAndAdaptersRuleTests {
  let yaml = """
    version: 1
    components:
      Core: Core/**
      Ports: Core/Ports/**
      UI: UI/**
      CLI: CLI/**
      Net: Net/**
      Disk: Disk/**
      Root: Root/**
    rules:
      r:
        kind: ports-and-adapters
        core: Core
        driving: [UI, CLI]
        driven: [Net, Disk]
        composition-root: Root
    """

  var withPorts: String {
    yaml.replacing("core: Core\n", with: "core: Core\n    ports: Ports\n")
  }

  var project: Project {
    var project = Project()
    project.add("Login", .protocol, in: "Core/Ports/Login.swift")
    project.add("Store", .protocol, in: "Core/Ports/Store.swift")
    project.add("SignIn", in: "Core/SignIn.swift", inherits: ["Login"])
    project.add("Account", .struct, in: "Core/Account.swift")
    project.add("Policy", .protocol, in: "Core/Policy.swift")
    project.add("Screen", in: "UI/Screen.swift")
    project.add("Tool", in: "CLI/Tool.swift")
    project.add("API", in: "Net/API.swift", inherits: ["Store"])
    project.add("Disk", in: "Disk/Disk.swift", id: "DiskStore", inherits: ["Store"])
    project.add("Main", in: "Root/Main.swift")
    project.add("Helper", in: "Helper.swift")
    project.use("SignIn", "Login", .conform)
    project.use("SignIn", "Store")
    project.use("Screen", "Login")
    project.use("Screen", "Account")
    project.use("API", "Store", .conform)
    project.use("DiskStore", "Store", .conform)
    for part in ["SignIn", "Screen", "API", "DiskStore"] { project.use("Main", part, .construct) }
    project.use("Screen", "Helper")
    project.use("Helper", "Login")
    return project
  }

  @Test func aHexagonIsFine() throws {
    #expect(try messages(yaml, in: project) == [])
    #expect(try messages(withPorts, in: project) == [])
  }

  static let uses: [(from: String, to: String, kind: ReferenceKind, message: String)] = [
    (
      "SignIn", "API", .construct,
      "'SignIn' (Core) creates 'API' (Net), but the core may use no other component"
    ),
    (
      "Account", "Screen", .type,
      "'Account' (Core) uses 'Screen' (UI), but the core may use no other component"
    ),
    (
      "SignIn", "Main", .type,
      "'SignIn' (Core) uses 'Main' (Root), but the core may use no other component"
    ),
    (
      "Store", "API", .type,
      "the port 'Store' (Core) names 'API' (Net), so all users of the port depend on an adapter"
    ),
    (
      "Screen", "SignIn", .construct,
      "'Screen' (UI) creates 'SignIn' (Core), which is neither a port nor a value"
    ),
    (
      "API", "SignIn", .type,
      "'API' (Net) uses 'SignIn' (Core), which is neither a port nor a value"
    ),
    ("API", "DiskStore", .type, "'API' (Net) uses 'Disk' (Disk), another adapter"),
    ("Screen", "API", .type, "'Screen' (UI) uses 'API' (Net), another adapter"),
    ("Screen", "Tool", .type, "'Screen' (UI) uses 'Tool' (CLI), another adapter"),
    (
      "API", "Main", .static,
      "'API' (Net) uses a member of 'Main' (Root), the composition root, which no other code may use"
    ),
  ]

  @Test(arguments: uses)
  func findsWhatAClauseForbids(
    from: String, to: String, kind: ReferenceKind, message: String
  ) throws {
    var project = project
    project.use(from, to, kind)
    #expect(try messages(yaml, in: project) == [message])
  }

  @Test func saysWhatToDo() throws {
    func remedy(_ from: String, _ to: String) throws -> String? {
      var project = project
      project.use(from, to)
      return try findings(yaml, in: project).first?.remedy
    }
    #expect(
      try remedy("Screen", "SignIn")
        == "declare what Screen needs as a protocol in Core, let SignIn conform to it, and let "
        + "the composition root pass it in")
    #expect(
      try remedy("API", "SignIn")
        == "a driven adapter is called and does not call: move the code that needs SignIn to Core, "
        + "or let the port pass the required values")
    #expect(
      try remedy("Store", "API") == "express it in types of Core, and let the adapter translate")
  }

  @Test func withPortsOfTheirOwnOtherProtocolsAreNone() throws {
    var project = project
    project.use("Screen", "Policy")
    #expect(try messages(yaml, in: project) == [])
    #expect(
      try messages(withPorts, in: project) == [
        "'Screen' (UI) uses 'Policy' (Core), which is neither a port nor a value"
      ])
  }

  @Test func withPortsOfTheirOwnWhatConformsToOneIsNoValue() throws {
    var project = project
    project.add("Fast", .struct, in: "Core/Fast.swift", inherits: ["Login"])
    project.use("Screen", "Fast", .construct)
    #expect(try messages(yaml, in: project) == [])
    #expect(
      try messages(withPorts, in: project) == [
        "'Screen' (UI) creates 'Fast' (Core), which is neither a port nor a value"
      ])
  }

  @Test func aTypealiasIsJudgedByWhatItStandsFor() throws {
    var project = project
    project.add("Session", .typealias, in: "Core/Session.swift")
    project.use("Session", "SignIn", .alias)
    project.use("Screen", "Session")
    #expect(try messages(yaml, in: project).count == 1)
  }

  @Test func freeFunctionsAreConcrete() throws {
    var project = project
    project.add("signIn", .function, in: "Core/SignIn.swift")
    project.use("Screen", "signIn", .call)
    #expect(
      try findings(yaml, in: project).map(\.remedy) == [
        "declare what Screen needs as a protocol in Core, and let the composition root pass an "
          + "instance that conforms to it"
      ])
  }

  @Test func importsAreNeededForThePorts() throws {
    var project = project
    project.file("Core/Module.swift", module: "CoreKit")
    project.addImport("CoreKit", in: "UI/Screen.swift")
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func portsAreProtocolsOfTheCore() throws {
    var project = project
    project.add("Locked", .class, in: "Core/Ports/Locked.swift")
    project.add("Values", .struct, in: "Core/Ports/Values.swift")
    #expect(try messages(withPorts, in: project) == ["the port 'Locked' is not a protocol"])
    let outside = withPorts.replacing("Ports: Core/Ports/**", with: "Ports: [Core/Ports/**, P/**]")
    var other = self.project
    other.add("Far", .protocol, in: "P/Far.swift")
    #expect(
      try messages(outside, in: other) == ["the port 'Far' does not belong to the core"])
  }

  @Test func aDrivenAdapterConformsToAPort() throws {
    let yaml = self.yaml.replacing("Disk: Disk/**", with: "Disk: Empty/**")
    var project = project
    project.add("Cache", in: "Empty/Cache.swift")
    let found = try findings(yaml, in: project)
    #expect(found.map(\.message) == ["nothing in 'Disk' conforms to a port"])
    #expect(found.map(\.from) == [Endpoint(name: "Disk", component: "Disk")])
    #expect(found.map(\.locations[0].path) == ["Empty/Cache.swift"])
    project.add("Cache", .extension, in: "Empty/Cache.swift", id: "ext", extends: "Cache")
    project.use("ext", "Store", .conform)
    #expect(try messages(yaml, in: project) == [])
  }

  @Test func onlyTheRootConnectsBothSides() throws {
    var project = project
    project.use("Helper", "Screen")
    #expect(try messages(yaml, in: project) == [])
    project.use("Helper", "API", .construct)
    #expect(
      try messages(yaml, in: project) == [
        "'Helper' creates 'API' (Net), and uses 'Screen' as well; only the composition root may use "
          + "both"
      ])
    let rootless = yaml.replacing("\n    composition-root: Root", with: "")
    #expect(try messages(rootless, in: project) == [])
  }

  @Test func theInsideCountsAsASide() throws {
    var project = project
    project.use("Helper", "SignIn", .construct)
    #expect(try messages(yaml, in: project) == [])
    project.use("Helper", "API", .construct)
    let found = try findings(yaml, in: project)
    #expect(
      found.map(\.message) == [
        "'Helper' creates 'API' (Net), and uses 'SignIn' as well; only the composition root may use "
          + "both"
      ])
    #expect(found.map(\.remedy) == ["move the code that connects them to Root"])
  }

  @Test func codeInNoComponentIsNobody() throws {
    var project = project
    project.use("SignIn", "Helper")
    #expect(try messages(yaml, in: project) == [])
    let named = yaml.replacing("  Root: Root/**", with: "  Root: Root/**\n  Tools: Helper.swift")
    #expect(
      try messages(named, in: project) == [
        "'SignIn' (Core) uses 'Helper' (Tools), but the core may use no other component"
      ])
  }

  @Test func takesExceptions() throws {
    let allowing = yaml + "\n    allow: [{ from: Core, to: Net, because: for now }]"
    var project = project
    project.use("SignIn", "API")
    #expect(try messages(allowing, in: project) == [])
  }

  @Test func explainsWhoMayUseWhom() throws {
    let judge = try Judge(load(yaml), project.graph)
    func standing(_ component: String) throws -> ComponentStanding.RuleStanding {
      try #require(judge.standing(of: component, today: today)?.rules.first)
    }
    #expect(try standing("Core").mustNotUse == ["UI", "CLI", "Net", "Disk", "Root"])
    #expect(try standing("UI").mustNotUse == ["CLI", "Net", "Disk", "Root"])
    #expect(try standing("UI").mayUseThroughProtocols == ["Core"])
    #expect(try standing("Root").mustNotUse == [])
  }
}
