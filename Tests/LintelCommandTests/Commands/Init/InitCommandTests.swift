import Foundation
import Testing

@testable import LintelCommand

@Suite struct InitCommandTests {
  private static let viewsAndModels = [
    "App/LoginView.swift": "struct LoginView { let model: LoginViewModel }\n",
    "App/LoginViewModel.swift": "final class LoginViewModel { let service = LoginService() }\n",
    "App/LoginService.swift": "final class LoginService {}\n",
  ]

  @Test func writesWhatFitsAndTheNextCheckIsGreen() throws {
    let project = try TemporaryProject(Self.viewsAndModels)
    let run = CommandRun("init", project.path)
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix("'mvvm' fits best: 3 of 4 parts, 3 of 3 types, 0 of 2 dependencies"))
    #expect(
      run.output.hasSuffix(
        "wrote \(project.path)/lintel.yml\n'lintel check' passes\n"))
    #expect(project.text(of: "lintel.yml")?.contains("\nextends: [mvvm]\n") == true)
    #expect(CommandRun("check", project.path).status == .success)
  }

  /// Encrypted files, for one: a project without a rules file has no place yet to say so.
  @Test func filesThatAreNotUTF8AreLeftOut() throws {
    let project = try TemporaryProject(Self.viewsAndModels)
    let secrets = ["App/Secret.swift", "App/What{?}.swift"]
    for secret in secrets {
      try project.write(Data([0, 0x47, 0xFF, 0xFE]), to: secret)
    }
    let run = CommandRun("init", project.path)
    #expect(run.status == .success)
    #expect(
      run.output.contains(
        "\nleft out because they are not valid UTF-8: App/Secret.swift and App/What{?}.swift\n"),
      "\(run.output)")
    #expect(
      project.text(of: "lintel.yml")?.hasSuffix(
        """

        # Left out because they are not valid UTF-8:
        sources:
          exclude:
            - "App/Secret.swift"
            - "App/What???.swift"

        """) == true, "\(project.text(of: "lintel.yml") ?? "")")
    #expect(CommandRun("check", project.path).status == .success)
  }

  @Test func nothingIsLeftOfAProjectWithoutUTF8() throws {
    let project = try TemporaryProject([:])
    try project.write(Data([0xFF]), to: "Secret.swift")
    let run = CommandRun("init", project.path)
    #expect(run.status == .failure)
    #expect(run.error.contains("Secret.swift:1:1: error: is not valid UTF-8"), "\(run.error)")
    #expect(project.text(of: "lintel.yml") == nil)
  }

  /// From its sources alone, without the name of its folder.
  @Test(arguments: [
    ("CleanSwiftUI", "presets 'clean-swiftui' and 'dependency-injection'"),
    ("Elm", "preset 'elm'"), ("Hexagonal", "preset 'hexagonal'"), ("MVC", "preset 'mvc'"),
    ("MVP", "preset 'mvp'"), ("MVVM", "preset 'mvvm'"),
    ("MVVMC", "presets 'mvvm' and 'coordinator'"), ("MVVMStore", "preset 'mvvm-store'"),
    ("Reactive", "preset 'mvvm'"), ("StateContainer", "preset 'state-container'"),
    ("VIPER", "preset 'viper'"),
  ])
  func theArchitectureOfASampleIsRecognized(sample: String, presets: String) throws {
    let samples =
      URL(filePath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
      + "/SampleProjects"
    let project = try TemporaryProject([:])
    try FileManager.default.copyItem(
      atPath: "\(samples)/\(sample)/Sources", toPath: "\(project.path)/Sources")
    let run = CommandRun("init", project.path)
    #expect(run.output.contains("\n  1  the \(presets): "), "\(run.output)")
  }

  /// A reactor is what a view shows and does, without a screen, whatever it is called.
  @Test func reactorsAreViewModels() throws {
    var files: [String: String] = [:]
    for name in ["Chat", "Login", "Map", "News"] {
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController: ReactorKit.View { var reactor: \(name)Logic? }\n"
      files["App/\(name)Logic.swift"] =
        "import ReactorKit\nclass \(name)Logic: Reactor { let service = \(name)Service() }\n"
      files["App/\(name)Service.swift"] = "class \(name)Service {}\n"
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.output.hasPrefix("'mvvm' fits best: 3 of 4 parts, 12 of 12 types"))
    #expect(run.output.contains("\n  ViewModel: 4 types\n"), "\(run.output)")
  }

  /// Two screens have few types of each part, but nearly all types are of parts that no other
  /// architecture has; that entities reach the views does not make it another one.
  @Test func aSmallAppIsCalledAfterItsParts() throws {
    var files = ["Modules/Start.swift": "struct Start { let list: ListRouter, page: PageRouter }\n"]
    for name in ["List", "Page"] {
      let folder = "Modules/\(name)/\(name)"
      files["\(folder)ViewController.swift"] =
        "class \(name)ViewController { let presenter: \(name)Presenter; let order: Order }\n"
      files["\(folder)Router.swift"] = "class \(name)Router { let view: \(name)ViewController }\n"
      files["\(folder)Presenter.swift"] = "class \(name)Presenter { let order: Order }\n"
    }
    files["Modules/List/ListPresenter.swift"] =
      "class ListPresenter { let interactor: ListInteractor; let order: Order }\n"
    files["Modules/List/ListInteractor.swift"] =
      "class ListInteractor { let orders: [Order]; let service: OrderService }\n"
    files["Entities/Order.swift"] = "struct Order {}\n"
    files["Network/OrderService.swift"] = "class OrderService { let orders: [Order] }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.output.hasPrefix("'viper' fits best: "), "\(run.output)")
  }

  @Test func anOldBaselineThatStaysCounts() throws {
    var files = Self.viewsAndModels
    files["lintel.baseline"] = """
      # lintel baseline 1: rule, from -> to, kind of reference, number of places
      layering LoginViewModel -> LoginView type 1

      """
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.output.hasSuffix("/lintel.yml\n'lintel check' shows 1 finding\n"))
    #expect(CommandRun("check", project.path).status == .findings)
    #expect(
      CommandRun("init", project.path, "--force", "--freeze").output
        .hasSuffix("lintel.baseline: 0 entries for 0 locations\n'lintel check' passes\n"))
    #expect(CommandRun("check", project.path).status == .success)
  }

  @Test func whatGoesWithAPresetIsProposedWhereItIsFollowed() throws {
    var files = Self.viewsAndModels
    for kind in ["View", "ViewModel", "Service"] {
      files["App/Chat\(kind).swift"] = "final class Chat\(kind) {}\n"
    }
    for name in ["App", "Login", "Settings"] {
      files["App/\(name)Coordinator.swift"] =
        "final class \(name)Coordinator { var v: LoginView? }\n"
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.status == .success)
    #expect(run.output.contains("'coordinator' fits as well: 3 of 4 parts"))
    #expect(run.output.contains("\n  Coordinator: 3 types\n"))
    #expect(
      project.text(of: "lintel.yml")?.contains("\nextends: [mvvm, coordinator]\n") == true)
    #expect(CommandRun("check", project.path).status == .success)

    files["App/AppCoordinator.swift"] = nil
    let fewer = try TemporaryProject(files)
    #expect(CommandRun("init", fewer.path).status == .success)
    #expect(fewer.text(of: "lintel.yml")?.contains("\nextends: [mvvm]\n") == true)
  }

  @Test func neverReplacesAFileUnasked() throws {
    var files = Self.viewsAndModels
    files["lintel.yml"] = "mine\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.status == .failure)
    #expect(
      run.error == """
        \(project.path)/lintel.yml: error: '\(project.path)/lintel.yml' already exists; 'lintel \
        init --force' replaces it

        """)
    #expect(project.text(of: "lintel.yml") == "mine\n")
    #expect(CommandRun("init", project.path, "--force").status == .success)
    #expect(project.text(of: "lintel.yml")?.contains("extends: [mvvm]") == true)
  }

  @Test func aPresetCanBeAskedFor() throws {
    let project = try TemporaryProject(Self.viewsAndModels)
    #expect(CommandRun("init", project.path, "--preset", "layered-3").status == .success)
    #expect(project.text(of: "lintel.yml")?.contains("extends: [layered-3]") == true)
    let unknown = CommandRun("init", project.path, "--preset", "mvvn", "--force")
    #expect(unknown.status == .failure)
    #expect(unknown.error.contains("unknown preset 'mvvn'"))
    #expect(unknown.error.contains("did you mean 'mvvm'?"))
    let unfit = CommandRun("init", project.path, "--preset", "viper", "--force")
    #expect(unfit.status == .success)
    #expect(unfit.output.hasPrefix("'viper' as requested: 2 of 11 parts"))
    #expect(project.text(of: "lintel.yml")?.contains("extends: [viper]") == true)
  }

  /// A first run that is green, a breach that is found, and one that is gone again.
  @Test func whatIsFrozenPasses() throws {
    var files = Self.viewsAndModels
    files["App/LoginService.swift"] = "final class LoginService { var view: LoginView? }\n"
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path, "--preset", "mvvm", "--freeze")
    #expect(
      run.output.hasSuffix(
        """
        wrote \(project.path)/lintel.yml
        wrote \(project.path)/lintel.baseline: 1 entry for 1 location
        'lintel check' passes

        """))
    #expect(CommandRun("check", project.path).status == .success)
    let extra = "final class ChatService { var view: LoginView? }\n"
    try project.write(Data(extra.utf8), to: "App/ChatService.swift")
    let broken = CommandRun("check", project.path, "--quiet")
    #expect(broken.status == .findings)
    #expect(broken.output.contains("'ChatService' (Service) uses 'LoginView' (View)"))
    try project.write(Data("final class ChatService {}\n".utf8), to: "App/ChatService.swift")
    #expect(CommandRun("check", project.path).status == .success)
    #expect(CommandRun("init", project.path, "--freeze").status == .failure)
  }

  /// The project is read for the symbols of all presets before one of them is chosen.
  @Test func whatSymbolsBreakIsFrozenAsWell() throws {
    let project = try TemporaryProject([
      "Sources/LoginFeature.swift": """
      import ComposableArchitecture
      @Reducer struct LoginFeature { func start() -> Date { Date() } }

      """,
      "Sources/LoginView.swift": "import SwiftUI\nstruct LoginView: View {}\n",
    ])
    let run = CommandRun("init", project.path, "--preset", "tca", "--freeze")
    #expect(
      run.output.hasSuffix(
        "lintel.baseline: 1 entry for 1 location\n'lintel check' passes\n"), "\(run.output)")
    #expect(CommandRun("check", project.path).status == .success)
  }

  /// Nothing can break a rule that all code belongs to a component if one takes whatever is left.
  @Test func noRuleIsAddedThatNothingCanBreak() throws {
    var files: [String: String] = [:]
    for number in 1...12 {
      let name = "P\(number)"
      files["Controllers/\(name).swift"] =
        "class \(name)Controller { let v = \(name)View(); let m = \(name)Model() }\n"
      files["Views/\(name).swift"] = "class \(name)View {}\n"
      files["Models/\(name).swift"] = "class \(name)Model {}\n"
      files["Odd\(number)/a.swift"] =
        "struct Odd\(number) { let m: P1Model; let v: P2View; let c: P1Controller? }\n"
    }
    let project = try TemporaryProject(files)
    #expect(CommandRun("init", project.path).status == .success)
    let text = try #require(project.text(of: "lintel.yml"))
    #expect(text.contains("\n  Others: { otherwise: \"**\" }\n"))
    #expect(!text.contains("everything-has-a-place"))
    let doctor = CommandRun("doctor", project.path)
    #expect(doctor.status == .success, "\(doctor.output)")
  }

  @Test func theOthersAreNamedAndOneCanBeChosen() throws {
    var files: [String: String] = [:]
    for number in 1...4 {
      files["Front/Login\(number)View.swift"] =
        "struct Login\(number)View { let model: Login\(number)ViewModel }\n"
      files["Logic/Login\(number)ViewModel.swift"] = "final class Login\(number)ViewModel {}\n"
      files["Front/Login\(number)Service.swift"] = "final class Login\(number)Service {}\n"
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(
      run.output.contains(
        """
        proposals; '--propose <n>' writes one of them:
          1  the preset 'mvvm': 100 % of types, forbids 48 % of pairs, 0 findings  <- written
          2  2 layers of folders: Front > Logic: 100 % of types, forbids 24 % of pairs, 0 findings

        """), "\(run.output)")
    let second = CommandRun("init", project.path, "--force", "--propose", "2")
    #expect(second.output.contains("0 findings  <- written\nwrote "))
    #expect(project.text(of: "lintel.yml")?.contains("      - Front\n      - Logic\n") == true)
    let none = CommandRun("init", project.path, "--force", "--propose", "7")
    #expect(none.status == .failure)
    #expect(
      none.error
        == "\(project.path): error: there is no proposal 7 for '\(project.path)', only 2 proposals\n"
    )
  }

  /// What extensions of one type do in two components are two findings, and one entry.
  @Test func whatIsFrozenIsCountedAsInTheBaseline() throws {
    let upward = "extension Order { var front: Front? { nil } }\n"
    var files = [
      "Front/Front.swift": "struct Front {}\n",
      "Tables/Row.swift": "struct Row { let order: Order }\n" + upward,
      "Servers/Server.swift": "struct Server { let order: Order }\n" + upward,
      "Base/Order.swift": "struct Order {}\n",
    ]
    // So many references down that two up are no reason to have no order.
    for number in 1...30 {
      files["Front/List\(number).swift"] =
        "struct List\(number) { let rows: [Row\(number)]; let server: Server\(number)? }\n"
      files["Tables/Row\(number).swift"] = "struct Row\(number) { let order: Order }\n"
      files["Servers/Server\(number).swift"] = "struct Server\(number) { let order: Order }\n"
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path, "--freeze")
    #expect(run.output.contains("wrote \(project.path)/lintel.baseline: 1 entry for 2 locations\n"))
    let check = CommandRun("check", project.path)
    #expect(check.status == .success)
    #expect(check.output.contains("baseline: 1 accepted, 0 new, 0 fixed\n"))
    let all = CommandRun("check", project.path, "--no-baseline").output
    #expect(all.contains("\n2 findings (2 errors) in 1 rule"))
    try project.write(Data("struct Server { let order: Order }\n".utf8), to: "Servers/Server.swift")
    #expect(
      CommandRun("check", project.path).output.contains(
        "1 of 2 accepted locations of rule 'layering' from 'Order' to 'Front' are fixed"))
  }

  /// The layers of one rule share nothing, so what both targets compile is a part of its own.
  @Test func whatSeveralModulesCompileIsALayerOfItsOwn() throws {
    var files = twoAppsProject
    let project = try #require(files["App.xcodeproj/project.pbxproj"])
    files["App.xcodeproj/project.pbxproj"] =
      project.replacing("name = \"App iOS\";", with: "name = Phone;")
      .replacing("name = \"App tvOS\";", with: "name = TV;")
      .replacing("PRODUCT_NAME = App;", with: "")
    let apps = try TemporaryProject(files)
    let run = CommandRun("init", apps.path)
    #expect(run.output.hasSuffix("/lintel.yml\n'lintel check' passes\n"))
    #expect(
      apps.text(of: "lintel.yml") == """
        # yaml-language-server: $schema=lintel.schema.json
        # The line above is for editors; 'lintel schema > lintel.schema.json' writes the file that it names.
        #
        # The architecture of this project; 'lintel' checks it.
        #
        # the layers that the code has today:
        #   Phone (1 type), TV (1 type)
        #   Phone and TV (1 type)
        # all 2 references of files between them point down
        #
        # This describes the code as it is, not yet as it should be: move entries, close layers, name
        # components by their purpose. From now on, new dependencies against this order are reported.
        version: 1

        components:
          Phone: { module: Phone, not: { module: TV } }
          TV: { module: TV, not: { module: Phone } }
          "Phone and TV": { all: [{ module: Phone }, { module: TV }] }

        rules:
          layering:
            kind: layers
            layers:                      # top first; open ones may be skipped
              - [Phone, TV]
              - "Phone and TV"
            because: "dependencies point down"

          # All 3 types belong to a component: new ones must as well.
          everything-has-a-place:
            kind: exhaustive
            because: "no rule protects code that is in no component"

        """)
  }

  @Test func nothingToGoByIsSaid() throws {
    let project = try TemporaryProject(["A.swift": "struct A {}\n"])
    let run = CommandRun("init", project.path)
    #expect(run.status == .failure)
    #expect(run.error.contains("so no rules can be derived; choose a preset with '--preset'"))
    #expect(project.names() == ["A.swift"])
  }
}
