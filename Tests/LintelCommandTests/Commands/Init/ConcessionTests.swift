import Foundation
import Testing

@testable import LintelCommand

/// What `init` makes of a project whose architecture is plain, and not kept.
@Suite struct ConcessionTests {
  private static let names = [
    "Chat", "Login", "Map", "News", "Photo", "Profile", "Search", "Settings", "Store", "Tour",
    "Video", "Weather",
  ]

  /// Every view asks a service itself.
  private static var impatientViews: [String: String] {
    var files: [String: String] = [:]
    for name in names {
      files["App/\(name)View.swift"] =
        "struct \(name)View { let model: \(name)ViewModel; let service: \(name)Service }\n"
      files["App/\(name)ViewModel.swift"] =
        "final class \(name)ViewModel { var service: \(name)Service? }\n"
      files["App/\(name)Service.swift"] = "final class \(name)Service {}\n"
    }
    return files
  }

  @Test func whatIsDoneAllOverIsAnExceptionOfTheRule() throws {
    let project = try TemporaryProject(Self.impatientViews)
    let run = CommandRun("init", project.path)
    #expect(
      run.output.contains(
        "so common that they are not reported for now:\n  View → Service (12)\n"), "\(run.output)")
    #expect(run.output.hasSuffix("/lintel.yml\n'lintel check' passes\n"))
    let text = try #require(project.text(of: "lintel.yml"))
    #expect(text.contains("\nextends: [mvvm]\n"))
    #expect(
      text.contains(
        """

        rules:
          # As in the preset, except for dependencies that are common today.
          layering:
            kind: layers
            layers: [View, ViewModel, Service]
            because: "a view model that knows no view can be tested as a plain object"
            allow:
              - { from: View, to: Service, because: "12 findings when this file was written" }

        """), "\(text)")
    try project.write(
      Data("final class ChatService { var view: LoginView? }\n".utf8), to: "App/ChatService.swift")
    let broken = CommandRun("check", project.path, "--quiet")
    #expect(broken.output.contains("'ChatService' (Service) uses 'LoginView' (View)"))
  }

  @Test func anOrderOfFoldersHasExceptionsAsWell() throws {
    var files: [String: String] = [:]
    for name in Self.names {
      files["Code/Screens/\(name)Page.swift"] =
        "final class \(name)Page { var a: \(name)Rule?, b: ChatRule?, c: MapRule?, d: ChatTime? }\n"
      files["Code/Values/\(name)Time.swift"] =
        ["Chat", "Login", "Map", "News"].contains(name)
        ? "struct \(name)Time { weak var page: \(name)Page? }\n" : "struct \(name)Time {}\n"
      files["Code/Rules/\(name)Rule.swift"] =
        name == "Tour"
        ? "struct TourRule {}\n"
        : "final class \(name)Rule { weak var page: \(name)Page? }\n"
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(
      run.output.contains(
        "so common that they are not reported for now:\n  Rules → Screens (11)\n"),
      "\(run.output)")
    #expect(
      project.text(of: "lintel.yml")?.contains(
        """
            because: "dependencies point down"
            allow:
              - { from: Rules, to: Screens, because: "11 findings when this file was written" }
        """) == true)
    #expect(run.output.hasSuffix("'lintel check' shows 4 findings\n"))
  }

  /// Every application has view controllers; only some have view models.
  @Test func whatEveryApplicationHasGivesNoName() throws {
    var files: [String: String] = [:]
    for name in Self.names {
      files["App/\(name)ViewController.swift"] =
        "final class \(name)ViewController { var cell: \(name)Cell? }\n"
      files["App/\(name)Cell.swift"] = "final class \(name)Cell {}\n"
      files["App/\(name)Model.swift"] = "final class \(name)Model { var cell: \(name)Cell? }\n"
    }
    for name in Self.names.prefix(3) {
      files["App/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.output.hasPrefix("'mvvm' fits best: "), "\(run.output)")
    for name in Self.names.prefix(3) { files["App/\(name)ViewModel.swift"] = nil }
    let without = try TemporaryProject(files)
    #expect(CommandRun("init", without.path).output.hasPrefix("'mvc' fits best: "))
  }

  /// That there are features says less than what each of them is made of.
  @Test func rolesThatCannotBeChanceGoBeforeFeatures() throws {
    var files = [
      "App/AppDelegate.swift": "final class AppDelegate {}\n",
      "Common/Clock.swift": "final class Clock {}\n", "Common/Text.swift": "final class Text {}\n",
    ]
    for name in Self.names.prefix(3) {
      for role in ["View", "Presenter", "Interactor", "Router", "Entity", "Builder"] {
        files["Modules/\(name)/\(name)\(role).swift"] =
          "final class \(name)\(role) { var clock: Clock? }\n"
      }
      for number in 1...4 {
        files["Modules/\(name)/\(name)\(number).swift"] =
          "final class \(name)\(number) { var text: Text? }\n"
      }
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.output.contains("\n  1  the preset 'viper': "), "\(run.output)")
    #expect(run.output.contains("  the preset 'modular': "), "\(run.output)")
  }

  /// An exception is for a component, and what is in none is nobody to make one for.
  @Test func aRuleThatCodeInNoComponentBreaksOnlyNotes() throws {
    var files: [String: String] = [:]
    for name in Self.names {
      for role in ["Presenter", "Interactor", "Router", "Builder"] {
        files["App/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
      }
      files["App/\(name).swift"] = "func open\(name)() { _ = \(name)Presenter() }\n"
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(
      run.output.contains("  all findings of 'presenter-is-built' (12)\n"), "\(run.output)")
    #expect(
      project.text(of: "lintel.yml")?.contains(
        "\n    severity: note             # 12 findings today\n") == true)
    #expect(run.output.hasSuffix("'lintel check' passes, with 12 notes\n"), "\(run.output)")
  }

  /// Exceptions that leave nothing of a rule would be a rule that looks like one.
  @Test func aRuleOfWhichNothingIsLeftOnlyNotes() throws {
    var files = Self.impatientViews
    for name in Self.names {
      files["App/\(name)ViewModel.swift"] =
        "final class \(name)ViewModel { var service: \(name)Service?; var view: \(name)View? }\n"
      files["App/\(name)Service.swift"] = """
        final class \(name)Service { var view: \(name)View?; var model: \(name)ViewModel? }

        """
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    #expect(run.output.contains("  all findings of 'layering' (48)\n"), "\(run.output)")
    #expect(CommandRun("check", project.path).status == .success)
  }
}
