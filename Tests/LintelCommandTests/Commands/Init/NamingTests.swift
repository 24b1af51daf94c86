import Foundation
import Testing

@testable import LintelCommand

/// What `init` calls a project after: what a reader of its folders and types would say.
@Suite struct NamingTests {
  private static let names = ["Chat", "Login", "Map", "News", "Photo", "Profile"]

  private func run(_ files: [String: String]) throws -> String {
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(CommandRun("check", project.path).status != .failure)
    return run.output
  }

  /// One module of screens and view models above two others.
  private static var modules: [String: String] {
    var files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", dependencies: ["Core", "Net"]),
          .target(name: "Core", dependencies: ["Net"]), .target(name: "Net"),
        ])

      """
    ]
    for name in names {
      files["Sources/App/\(name)View.swift"] =
        "import Core\nstruct \(name)View { let model: \(name)ViewModel }\n"
      files["Sources/App/\(name)ViewModel.swift"] =
        "import Core\nfinal class \(name)ViewModel { let rule: \(name)Rule }\n"
      files["Sources/Core/\(name)Rule.swift"] =
        "import Net\npublic struct \(name)Rule { let call: \(name)Call }\n"
      files["Sources/Net/\(name)Call.swift"] = "public struct \(name)Call {}\n"
    }
    return files
  }

  /// A pattern of screens says nothing of how a project of modules is built.
  @Test func modulesGoBeforeAPatternOfScreens() throws {
    let output = try run(Self.modules)
    #expect(output.contains("\n  1  3 layers of modules: App > Core > Net: "), "\(output)")
    #expect(output.contains("  the preset 'mvvm': "), "\(output)")
  }

  @Test func aPatternOfScreensGoesBeforeFolders() throws {
    var files: [String: String] = [:]
    for (path, text) in Self.modules where path != "Package.swift" {
      files[path.replacing("Sources/", with: "Code/")] = text.replacing("import ", with: "// ")
    }
    let output = try run(files)
    #expect(output.contains("\n  1  the preset 'mvvm': "), "\(output)")
    #expect(output.contains("3 layers of folders: App > Core > Net: "), "\(output)")
  }

  /// Reducers, actions and states are no chance, however few there are.
  @Test func anArchitectureGoesBeforeModules() throws {
    var files = Self.modules
    files["Sources/App/AppReducer.swift"] =
      "func appReducer(state: AppState, action: AppAction) -> AppState { state }\n"
    files["Sources/App/AppState.swift"] = "struct AppState {}\nenum AppAction {}\n"
    let output = try run(files)
    #expect(output.contains("\n  1  the preset 'redux': "), "\(output)")
  }

  /// Every application has controllers: what it is called after if there is nothing else.
  @Test func controllersComeLast() throws {
    var files: [String: String] = [:]
    for name in Self.names {
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController { let model: \(name)Model, presenter: \(name)Presenter }\n"
      files["App/\(name)Model.swift"] = "struct \(name)Model {}\n"
      files["App/\(name)Presenter.swift"] =
        "class \(name)Presenter { weak var view: \(name)View? }\nprotocol \(name)View: AnyObject {}\n"
    }
    #expect(try run(files).hasPrefix("'mvp' fits best: "))
    for name in Self.names {
      files["App/\(name)Presenter.swift"] = nil
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController { let model: \(name)Model }\n"
    }
    #expect(try run(files).hasPrefix("'mvc' fits best: "))
  }

  /// Interactors and presenters are VIPER's, with workers Clean Swift's.
  @Test(arguments: [("Service", "viper"), ("Worker", "clean-swift")])
  func workersMakeItCleanSwift(helper: String, preset: String) throws {
    var files: [String: String] = [:]
    for name in Self.names {
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController { var interactor: (any \(name)Requests)? }\n"
      files["App/\(name)Interactor.swift"] = """
        protocol \(name)Requests {}
        class \(name)Interactor: \(name)Requests {
          var presenter: (any \(name)Answers)?, helper = \(name)\(helper)()
        }

        """
      files["App/\(name)Presenter.swift"] =
        "protocol \(name)Answers {}\nclass \(name)Presenter: \(name)Answers {}\n"
      files["App/\(name)\(helper).swift"] = "class \(name)\(helper) {}\n"
    }
    let output = try run(files)
    #expect(output.hasPrefix("'\(preset)' fits best: "), "\(output)")
  }

  /// Of two architectures whose parts have the same names, who knows whom tells which it is: services
  /// and entities are VIPER's, but the interactor leads to the presenter.
  @Test func whoKnowsWhomTellsCleanSwiftFromVIPER() throws {
    var files: [String: String] = [:]
    for name in Self.names {
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController { var interactor: (any \(name)Requests)? }\n"
      files["App/\(name)Interactor.swift"] = """
        protocol \(name)Requests {}
        class \(name)Interactor: \(name)Requests {
          var presenter: (any \(name)Answers)?
          let worker = \(name)Worker(), value = \(name)Entity()
        }

        """
      files["App/\(name)Presenter.swift"] = """
        protocol \(name)Answers {}
        class \(name)Presenter: \(name)Answers { var value: \(name)Entity? }

        """
      files["App/\(name)Worker.swift"] = "class \(name)Worker { let service = \(name)Service() }\n"
      files["App/\(name)Service.swift"] = "class \(name)Service { let value = \(name)Entity() }\n"
      files["App/\(name)Entity.swift"] = "struct \(name)Entity {}\n"
    }
    let output = try run(files)
    #expect(output.contains("\n  1  the preset 'clean-swift': "), "\(output)")
  }

  /// Folders of a preset are found whatever their case.
  @Test(arguments: [("Domain", "Data", "Presentation"), ("domain", "data", "presentation")])
  func foldersMayBeInLowerCase(domain: String, data: String, presentation: String) throws {
    var files: [String: String] = [:]
    for name in Self.names {
      files["App/\(presentation)/\(name).swift"] = "class \(name) { let use: Use\(name)? }\n"
      files["App/\(domain)/Use\(name).swift"] = """
        class Use\(name) { let entities: any \(name)Entities }
        protocol \(name)Entities {}

        """
      files["App/\(data)/\(name)Store.swift"] = "class \(name)Store: \(name)Entities {}\n"
    }
    let output = try run(files)
    #expect(output.contains("\n  1  the preset 'clean': "), "\(output)")
  }

  /// Actions and states are common; with the library they are Redux, wherever its reducers are.
  @Test(arguments: [("ReSwift", true), ("Combine", false)])
  func aLibraryMakesStatesAndActionsRedux(library: String, isNamed: Bool) throws {
    var files = Self.modules
    files["Sources/App/AppState.swift"] = "import \(library)\nstruct AppState: StateType {}\n"
    files["Sources/App/AppAction.swift"] = "import \(library)\nenum AppAction: Action {}\n"
    let output = try run(files)
    #expect(output.contains("\n  1  the preset 'redux': ") == isNamed, "\(output)")
  }

  /// Protocols that only Clean Swift has such names for make up for few scenes in a larger project.
  @Test(arguments: [("", "mvc"), ("Logic", "clean-swift")])
  func protocolsMayNameTheArchitecture(suffix: String, preset: String) throws {
    var files: [String: String] = [:]
    for number in 1...30 {
      files["App/Page\(number)ViewController.swift"] =
        "class Page\(number)ViewController { let model: Page\(number)Model }\n"
      files["App/Page\(number)Model.swift"] = "struct Page\(number)Model {}\n"
    }
    for name in ["Chat", "Map"] {
      files["App/\(name)Interactor.swift"] = """
        protocol \(name)Business\(suffix) {}
        class \(name)Interactor: \(name)Business\(suffix) {
          var presenter: (any \(name)Presentation\(suffix))?
        }

        """
      files["App/\(name)Presenter.swift"] = """
        protocol \(name)Presentation\(suffix) {}
        class \(name)Presenter: \(name)Presentation\(suffix) {}

        """
    }
    let output = try run(files)
    #expect(output.hasPrefix("'\(preset)' fits best: "), "\(output)")
  }

  /// A reducer in an extension of its state is no part of its own.
  @Test func statesMayHoldTheirReducers() throws {
    var files = Self.modules
    for name in Self.names {
      files["Sources/App/\(name)State.swift"] = """
        struct \(name)State {}
        enum \(name)StateAction {}
        extension \(name)State {
          static func reduce(_ state: \(name)State, _ action: \(name)StateAction) -> \(name)State { state }
        }

        """
    }
    let before = try run(files)
    #expect(!before.contains("\n  1  the preset 'redux'"), "\(before)")
    files["Sources/App/Store.swift"] = "final class Store {}\nstruct LogMiddleware {}\n"
    let output = try run(files)
    #expect(output.contains("\n  1  the preset 'redux': "), "\(output)")
  }

  /// Who imports the library has its architecture, though there are many views for one feature.
  @Test(arguments: [("ComposableArchitecture", true), ("Foundation", false)])
  func aLibraryNamesTheArchitecture(library: String, isNamed: Bool) throws {
    var files = Self.modules
    for number in 1...60 {
      files["Sources/App/Page\(number).swift"] = "import SwiftUI\nstruct Page\(number): View {}\n"
    }
    for name in Self.names.prefix(3) {
      files["Sources/App/\(name)Feature.swift"] =
        "import \(library)\n@Reducer struct \(name)Feature {}\n"
    }
    let output = try run(files)
    #expect(output.contains("\n  1  the preset 'tca': ") == isNamed, "\(output)")
  }

  /// A view model for a cell here and there is no architecture: one for five controllers is.
  @Test(arguments: [(3, "mvc"), (4, "mvvm")])
  func fewViewModelsGiveNoName(count: Int, preset: String) throws {
    var files: [String: String] = [:]
    for number in 1...20 {
      files["App/Page\(number)ViewController.swift"] =
        "class Page\(number)ViewController { let model: Page\(number)Model }\n"
      files["App/Page\(number)Model.swift"] = "struct Page\(number)Model {}\n"
    }
    for number in 1...count {
      files["App/Page\(number)ViewModel.swift"] =
        "final class Page\(number)ViewModel { let model: Page\(number)Model }\n"
    }
    #expect(try run(files).hasPrefix("'\(preset)' fits best: "))
  }

  /// Coordinators that screens know by their classes are no coordinators yet.
  @Test func whatGoesWithAPresetIsLeftOutWhereItIsNotKept() throws {
    var files: [String: String] = [:]
    for name in Self.names {
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController { let model: \(name)ViewModel }\n"
      files["App/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
      files["App/\(name)Coordinator.swift"] =
        "final class \(name)Coordinator { let a: ChatViewController, b: MapViewController, "
        + "c: NewsViewController, d: LoginViewController, e: PhotoViewController }\n"
    }
    let kept = try run(files)
    #expect(kept.hasPrefix("'mvvm' fits best: "), "\(kept)")
    #expect(kept.contains("\n'coordinator' fits as well: "), "\(kept)")
    for name in Self.names.prefix(4) {
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController { var model: \(name)ViewModel; var to: \(name)Coordinator }\n"
    }
    let broken = try run(files)
    #expect(broken.hasPrefix("'mvvm' fits best: "), "\(broken)")
    #expect(!broken.contains("coordinator"), "\(broken)")
  }
}
