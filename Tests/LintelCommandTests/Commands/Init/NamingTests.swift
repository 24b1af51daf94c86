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
    #expect(kept.contains("\n'coordinator' goes with it: "), "\(kept)")
    for name in Self.names.prefix(4) {
      files["App/\(name)ViewController.swift"] =
        "class \(name)ViewController { var model: \(name)ViewModel; var to: \(name)Coordinator }\n"
    }
    let broken = try run(files)
    #expect(broken.hasPrefix("'mvvm' fits best: "), "\(broken)")
    #expect(!broken.contains("coordinator"), "\(broken)")
  }
}
