import LintelGraph
import LintelVocabulary
import Testing

@testable import LintelJudging

@Suite struct ComponentTests {
  /// The members of component `X` that are no file scopes, and in angle brackets those that are.
  private func members(_ selector: String, in project: Project) throws -> [String] {
    let configuration = try load(
      "version: 1\ncomponents: { X: \(selector) }\nrules: { r: { kind: exhaustive } }\n")
    let graph = project.graph
    let judge = try Judge(configuration, graph)
    return graph.declarations.indices.map(DeclarationID.init).filter {
      judge.components(of: $0) == ["X"]
    }.map { declaration in
      let name = graph.qualifiedName(of: declaration)
      return graph.declarations[declaration].kind == .file ? "<\(name)>" : name
    }
  }

  private var project: Project {
    var project = Project()
    project.file("App/Base.swift", module: "App")
    project.file("Core/Repository.swift", module: "Core")
    project.add("Base", .class, in: "App/Base.swift", inherits: ["UIViewController"])
    project.add("load", .function, in: "App/Base.swift", owner: "Base")
    project.add("Row", .struct, in: "App/Base.swift", owner: "Base", attributes: ["MainActor"])
    project.add("title", .variable, in: "App/Base.swift", id: "Row.title", owner: "Row")
    project.add("LoginScreen", .class, in: "App/Login.swift", inherits: ["Base"], access: .public)
    project.add("UserRepository", .protocol, in: "Core/Repository.swift")
    project.add(
      "UserRepository", .extension, in: "App/Login.swift", id: "extension",
      extends: "UserRepository")
    project.add("all", .function, in: "App/Login.swift", owner: "extension")
    project.add("userRepository", .variable, in: "App/Login.swift", owner: "LoginScreen")
    project.add("String", .extension, in: "App/Login.swift", inherits: ["Identifiable"])
    return project
  }

  @Test(arguments: [
    // An extension belongs where it is written.
    (
      "Core/**", ["<Core/Repository.swift>", "UserRepository"]
    ),
    ("{ module: Core }", ["<Core/Repository.swift>", "UserRepository"]),
    (
      "App/Login.swift",
      [
        "<App/Login.swift>", "LoginScreen", "UserRepository", "UserRepository.all",
        "LoginScreen.userRepository", "String",
      ]
    ),
    // A name judges the extended type; a member of another type is not meant.
    (
      "{ name: \"*Repository\" }", ["UserRepository", "UserRepository.all", "UserRepository"]
    ),
    ("{ name: \"*Repository\", path: App/** }", ["UserRepository", "UserRepository.all"]),
    ("{ kind: protocol }", ["UserRepository", "UserRepository.all", "UserRepository"]),
    // An extension of a type that is not in the project is judged by itself.
    ("{ kind: extension }", ["String"]),
    ("{ name: String }", ["String"]),
    ("{ inherits: Identifiable }", ["String"]),
    // Supertypes count through others.
    (
      "{ inherits: UIViewController }",
      [
        "Base", "Base.load", "Base.Row", "Base.Row.title", "LoginScreen",
        "LoginScreen.userRepository",
      ]
    ),
    ("{ access: public }", ["LoginScreen", "LoginScreen.userRepository"]),
    // A nested type can be meant on its own, and its members follow it.
    ("{ attribute: MainActor }", ["Base.Row", "Base.Row.title"]),
    ("{ name: Row }", ["Base.Row", "Base.Row.title"]),
    // Members are meant when their kind is named.
    ("{ kind: var }", ["Base.Row.title", "LoginScreen.userRepository"]),
    ("{ kind: var, name: \"*Repository\" }", ["LoginScreen.userRepository"]),
    (
      "{ kind: [struct, protocol], path: App/** }",
      ["Base.Row", "Base.Row.title", "UserRepository", "UserRepository.all"]
    ),
    // 'not' excludes, and alone does not vouch for a file.
    (
      "{ path: Core/**, not: { name: UserRepository } }", ["<Core/Repository.swift>"]
    ),
    (
      "{ not: { name: \"*e*\" } }", ["String"]
    ),
    (
      "{ not: { path: App/** } }", ["<Core/Repository.swift>", "UserRepository"]
    ),
    (
      "{ all: [App/**, { any: [{ name: Base }, { name: String }] }] }",
      ["Base", "Base.load", "Base.Row", "Base.Row.title", "String"]
    ),
    ("[Core/**, { name: String }]", ["String", "<Core/Repository.swift>", "UserRepository"]),
  ])
  func selects(selector: String, expected: [String]) throws {
    #expect(try members(selector, in: project) == expected)
  }

  @Test func anExtensionOfANestedTypeFollowsTheTypeAroundIt() throws {
    var project = Project()
    project.add("LoginView", .enum, in: "1.swift")
    project.add("Row", .struct, in: "1.swift", owner: "LoginView")
    project.add("Row", .extension, in: "2.swift", id: "more", extends: "Row")
    #expect(
      try members("{ name: \"*View\" }", in: project) == ["LoginView", "LoginView.Row", "Row"])
  }

  @Test func anExtensionIsJudgedAsIfItsTypeWereWrittenInItsPlace() throws {
    var project = Project()
    project.add("LoginView", .enum, in: "A/1.swift")
    project.add("Row", .struct, in: "A/1.swift", owner: "LoginView")
    project.add("Row", .extension, in: "A/2.swift", id: "near", extends: "Row")
    project.add("Row", .extension, in: "B/1.swift", id: "far", extends: "Row")
    #expect(
      try members("{ path: A/**, not: { name: Row } }", in: project)
        == [
          "<A/1.swift>", "LoginView", "LoginView.Row", "<A/2.swift>", "Row",
        ])
  }

  @Test func anExtensionOfANestedTypeIsNotMeantByItsPath() throws {
    var project = Project()
    project.add("LoginView", .enum, in: "A/1.swift")
    project.add("Row", .struct, in: "A/1.swift", owner: "LoginView")
    project.add("Row", .extension, in: "A/2.swift", id: "near", extends: "Row")
    #expect(
      try members("{ path: A/**, not: { name: LoginView } }", in: project) == [
        "<A/1.swift>", "<A/2.swift>",
      ])
  }

  @Test func aNestedTypeIsNotMeantByItsPath() throws {
    let configuration = try load(
      """
      version: 1
      components:
        View: [{ path: V/**, not: { name: "*Model" } }, { name: "*View" }]
        Model: { name: "*Model" }
      rules: { r: { kind: layers, layers: [View, Model] } }
      """)
    var project = Project()
    project.add("LoginModel", in: "V/1.swift")
    project.add("Row", .struct, in: "V/1.swift", owner: "LoginModel")
    project.add("LoginView", in: "V/2.swift")
    let graph = project.graph
    let judge = try Judge(configuration, graph)
    let names = graph.declarations.indices.map(DeclarationID.init).map {
      "\(graph.qualifiedName(of: $0)): \(judge.components(of: $0).joined(separator: ", "))"
    }
    #expect(
      names == [
        "V/1.swift: View", "LoginModel: Model", "LoginModel.Row: Model", "V/2.swift: View",
        "LoginView: View",
      ])
  }

  @Test func circularInheritanceEnds() throws {
    var project = Project()
    project.add("A", .class, in: "1.swift")
    project.add("B", .class, in: "1.swift", inherits: ["A", "Base"])
    project.add("C", .class, in: "1.swift", inherits: ["B", "C"])
    #expect(try members("{ inherits: Base }", in: project) == ["B", "C"])
  }

  @Test func componentsMayOverlap() throws {
    let configuration = try load(
      """
      version: 1
      components: { Role: { name: "*View" }, Layer: App/** }
      rules: { r: { kind: exhaustive } }
      """)
    var project = Project()
    project.add("LoginView", in: "App/1.swift")
    let judge = try Judge(configuration, project.graph)
    #expect(judge.components(of: DeclarationID(1)) == ["Role", "Layer"])
    #expect(judge.components(of: judge.graph.scope(of: FileID(0))) == ["Layer"])
  }

  @Test func namesSayMoreThanFoldersWhereFoldersAreWhatIsLeft() throws {
    let configuration = try load(
      """
      version: 1
      components:
        View: { name: "*View", otherwise: Views/**, may-be-empty: true }
        Service: { name: "*Service", otherwise: { path: [Services/**, "**/Shared/**"] } }
        App: "**/*.swift"
      rules: { r: { kind: exhaustive } }
      """)
    var project = Project()
    project.add("LoginView", in: "Services/LoginView.swift")
    project.add("Header", in: "Views/Header.swift")
    project.add("LoginService", in: "Views/LoginService.swift")
    project.add("Cache", in: "Services/Cache.swift")
    project.add("Both", in: "Views/Shared/Both.swift")
    let judge = try Judge(configuration, project.graph)
    let found = project.graph.declarations.indices.map(DeclarationID.init).map {
      "\(project.graph.qualifiedName(of: $0)): "
        + judge.components(of: $0).joined(separator: ", ")
    }
    #expect(
      found.filter { !$0.contains(".swift") }.sorted() == [
        "Both: View, App", "Cache: Service, App", "Header: View, App",
        "LoginService: Service, App", "LoginView: View, App",
      ])
  }

  /// Names and folders of others go before, whether these have an `otherwise` or not.
  @Test func otherwiseAloneTakesWhatNoOtherComponentHas() throws {
    let configuration = try load(
      """
      version: 1
      components:
        Login: { otherwise: Login/** }
        Rest: { otherwise: "**/*.swift" }
        View: { name: "*View", otherwise: Views/** }
        Start: Login/Start.swift
        Nothing: { otherwise: Login/**, may-be-empty: true }
      rules: { r: { kind: exhaustive } }
      """)
    var project = Project()
    project.add("LoginView", in: "Login/LoginView.swift")
    project.add("Form", in: "Login/Form.swift")
    project.add("Start", in: "Login/Start.swift")
    project.add("Header", in: "Views/Header.swift")
    project.add("Clock", in: "Clock.swift")
    let judge = try Judge(configuration, project.graph)
    let found = project.graph.declarations.indices.map(DeclarationID.init).map {
      "\(project.graph.qualifiedName(of: $0)): "
        + judge.components(of: $0).joined(separator: ", ")
    }
    #expect(
      found.filter { !$0.contains(".swift") }.sorted() == [
        "Clock: Rest", "Form: Login", "Header: View", "LoginView: View", "Start: Start",
      ])
  }
}
