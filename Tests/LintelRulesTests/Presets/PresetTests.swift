import Foundation
import LintelFindings
import LintelGraph
import LintelText
import LintelVocabulary
import Testing

@testable import LintelJudging

@Suite struct PresetTests {
  private static let presets = [
    "clean", "clean-swift", "clean-swiftui", "coordinator", "dependency-injection", "elm",
    "hexagonal", "layered-3", "layered-4", "layered-5", "layers-of-modules", "modular",
    "modules-of-layers", "mvc", "mvp", "mvvm", "mvvm-store", "redux", "state-container", "tca",
    "viper",
  ]

  /// Those that can be judged without what only linking finds in sources.
  private static let judgedByHand = presets.filter { $0 != "dependency-injection" && $0 != "tca" }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Rules").path

  private func load(_ preset: String) throws -> Configuration {
    let text = try String(contentsOfFile: "\(Self.folder)/\(preset).yml", encoding: .utf8)
    return try LintelRulesTests.load(
      "version: 1\nextends: \(preset)\n", presets: [preset: text])
  }

  func messages(_ preset: String, _ project: Project) throws -> [String] {
    try load(preset).judge(project.graph, today: today, source: project.source)
      .flatMap(\.findings).map { "\($0.rule): \($0.message)" }
  }

  @Test func everyFileIsKnownHere() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let files = names.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
    #expect(files == Self.presets)
  }

  @Test(arguments: presets)
  func everyRuleHasAReason(preset: String) throws {
    let rules = try load(preset).rules
    #expect(!rules.isEmpty)
    #expect(rules.filter { $0.because == nil }.map(\.name) == [])
  }

  private func errors(_ preset: String, _ project: Project) throws -> [String] {
    let configuration = try load(preset)
    do {
      _ = try Judge(configuration, project.graph)
      return []
    } catch {
      return error.errors.map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
    }
  }

  @Test(arguments: judgedByHand)
  func aProjectWithoutAnyPartIsAnError(preset: String) throws {
    var project = Project()
    project.add("Thing", in: "Sources/Thing.swift")
    let found = try errors(preset, project)
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("lintel.yml:2:10: preset '\(preset)' can check nothing: "))
  }

  @Test func saysWhatAPresetExpects() throws {
    var project = Project()
    project.add("Thing", in: "Sources/Thing.swift")
    project.add("LoginModel", in: "Sources/LoginModel.swift")
    #expect(try errors("mvc", project) == [])
    project = Project()
    project.add("LoginViewController", in: "Sources/LoginViewController.swift")
    #expect(
      try errors("mvc", project) == [
        "lintel.yml:2:10: preset 'mvc' can check nothing: no code belongs to 'View' (*View, *Cell, "
          + "UIView and 3 more) or 'Model' (*Model, **/Models/**, **/Model/**); rename folders or "
          + "types, or declare components of these names for your code"
      ])
  }

  /// Such as those that replace all that could fail.
  @Test func ownRulesAboutThePartsOfAPresetAreEnough() throws {
    var project = Project()
    project.add("LoginView", in: "Sources/LoginView.swift")
    project.add("LoginViewModel", in: "Sources/LoginViewModel.swift")
    project.use("LoginViewModel", "LoginView")
    let text = """
      version: 1
      extends: [mvvm]
      rules:
        layering: { kind: layers, layers: [View, ViewModel] }
        view-models-have-no-screen: { kind: imports, in: ViewModel, deny: UIKit }

      """
    let preset = try String(contentsOfFile: "\(Self.folder)/mvvm.yml", encoding: .utf8)
    let configuration = try LintelRulesTests.load(text, presets: ["mvvm": preset])
    let found = try configuration.judge(project.graph, today: today, source: project.source)
    #expect(
      found.flatMap(\.findings).map(\.message) == [
        "'LoginViewModel' (ViewModel) uses 'LoginView' (View), a layer above it"
      ])
  }

  @Test func notesWhichPartsAreMissing() throws {
    var project = Project()
    project.add("LoginViewController", in: "Sources/LoginViewController.swift")
    project.add("LoginViewModel", in: "Sources/LoginViewModel.swift")
    #expect(
      try Judge(load("mvvm"), project.graph).notes.map(\.description) == [
        "preset 'mvvm': no code belongs to 'Service' or 'Model'"
      ])
    project.add("LoginService", in: "Sources/LoginService.swift")
    project.add("User", in: "Models/User.swift")
    #expect(try Judge(load("mvvm"), project.graph).notes == [])
  }

  @Test func whatReplacesAPartOfAPresetIsTheUsersOwn() throws {
    let text = try String(contentsOfFile: "\(Self.folder)/mvc.yml", encoding: .utf8)
    let yaml = """
      version: 1
      extends: mvc
      components: { View: { name: "*Screen", may-be-empty: true } }
      rules:
        model-has-no-screen: { kind: imports, in: View, deny: UIKit }
      """
    var project = Project()
    project.add("LoginController", in: "LoginController.swift")
    project.add("LoginModel", in: "LoginModel.swift")
    let configuration = try LintelRulesTests.load(yaml, presets: ["mvc": text])
    do {
      _ = try Judge(configuration, project.graph)
      Issue.record("nothing was thrown")
    } catch {
      #expect(
        error.errors.map(\.text) == [
          "lintel.yml:5:3: rule 'model-has-no-screen' can never fail because component 'View' is "
            + "empty; correct it or set 'may-be-empty: true'"
        ])
    }
  }

  @Test(arguments: judgedByHand)
  func aNameSaysMoreThanAFolder(preset: String) throws {
    var project = Project()
    let folders = [
      "Views", "View/ViewModels", "ViewModels", "Models", "Services/Entities", "UseCases", "UI",
      "Presentation/Application", "Domain/Ports", "Controllers/Views", "Infrastructure/Domain",
      "Adapters/Driven/UI", "Composition", "Adapters/In/Infrastructure",
      "Features/Login/Presentation", "Modules/Chat/Data", "Data/API", "State", "Stores/Effects",
    ]
    let suffixes = [
      "View", "ViewController", "ViewModel", "Presenter", "Interactor", "Service", "Repository",
      "Client", "Model", "UseCase", "Port", "Cell", "Entity", "Router", "Controller",
      "State", "Store", "Reducer", "Coordinator", "Builder", "Adapter",
    ]
    for (number, folder) in folders.enumerated() {
      for suffix in suffixes {
        project.add("N\(number)\(suffix)", in: "App/\(folder)/\(suffix).swift")
      }
      project.file("App/\(folder)/Empty.swift")
    }
    #expect(try messages(preset, project) == [])
  }

  /// But for what an architecture has functions for.
  @Test(arguments: judgedByHand)
  func namesAreThoseOfTypes(preset: String) throws {
    let suffixes = [
      "View", "ViewController", "ViewModel", "Presenter", "Interactor", "Service", "Repository",
      "Client", "Model", "UseCase", "Port", "Cell", "Entity", "Router", "Controller", "State",
      "Store", "Reducer", "Coordinator", "Builder", "Adapter", "Screen", "Manager", "Message",
      "Command", "Action", "Effects", "Middleware", "App", "Policy", "Database", "Update",
    ]
    var project = Project()
    for suffix in suffixes {
      project.add("Some\(suffix)", in: "Features/Login/\(suffix).swift")
      project.add("Alias\(suffix)", .typealias, in: "Other/\(suffix)+Alias.swift")
      for kind in [DeclarationKind.function, .constant, .variable] {
        project.add("\(kind.rawValue)\(suffix)", kind, in: "Other/\(suffix).swift")
      }
    }
    for layer in ["Presentation", "Domain", "Data"] {
      project.add("Thing\(layer)", in: "\(layer)/Login/Thing.swift")
      project.add("Part\(layer)", in: "Features/Login/\(layer)/Part.swift")
    }
    let judge = try Judge(load(preset), project.graph)
    let found = project.graph.declarations.indices.filter {
      [.function, .constant, .variable].contains(project.graph.declarations[$0].kind)
        && !judge.components(of: DeclarationID($0)).isEmpty
    }.map { project.graph.qualifiedName(of: DeclarationID($0)) }
    let functions: [String: [String]] = [
      "elm": ["funcView", "funcUpdate", "letUpdate", "varUpdate"],
      "redux": [
        "funcReducer", "letReducer", "varReducer", "funcMiddleware", "letMiddleware",
        "varMiddleware",
      ],
      "mvvm-store": ["funcReducer", "letReducer", "varReducer"],
      "state-container": ["funcReducer", "letReducer", "varReducer"],
    ]
    #expect(found.sorted() == (functions[preset] ?? []).sorted())
  }

  @Test func layeredSaysMoreByNamesThanByFolders() throws {
    var project = Project()
    project.add("TermsView", in: "Views/TermsView.swift")
    project.add("termsOfService", .constant, in: "Views/TermsView.swift")
    project.addImport("SwiftUI", in: "Views/TermsView.swift")
    project.add("NotificationViewModel", in: "Models/NotificationViewModel.swift")
    project.add("LoginService", in: "Services/LoginService.swift")
    project.add("Notification", .struct, in: "Models/Notification.swift")
    project.use("NotificationViewModel", "LoginService")
    #expect(try messages("layered-3", project) == [])
    project.use("Notification", "LoginService")
    #expect(
      try messages("layered-3", project) == [
        "model-is-plain: 'Notification' (Model) uses 'LoginService' (Business)"
      ])
  }
}
