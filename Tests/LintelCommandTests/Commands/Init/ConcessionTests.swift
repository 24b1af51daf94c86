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
        "so common that they are accepted, in no more places than today:\n  View → Service (12)\n"),
      "\(run.output)")
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
              - from: View
                to: Service
                at-most: 12
                because: "not judged yet: the team says here why View may use Service, e.g. ChatView uses ChatService"

        """), "\(text)")
    #expect(CommandRun("doctor", project.path).status == .success)
    try project.write(
      Data("final class ChatService { var view: LoginView? }\n".utf8), to: "App/ChatService.swift")
    let broken = CommandRun("check", project.path, "--quiet")
    #expect(broken.output.contains("'ChatService' (Service) uses 'LoginView' (View)"))
  }

  /// Today's places, and not one more.
  @Test func anExceptionIsForAsManyPlacesAsToday() throws {
    let project = try TemporaryProject(Self.impatientViews)
    #expect(CommandRun("init", project.path).status == .success)
    #expect(CommandRun("check", project.path).status == .success)
    try project.write(
      Data("struct NewView { let service: TourService }\n".utf8), to: "App/NewView.swift")
    let broken = CommandRun("check", project.path)
    #expect(broken.status == .findings)
    #expect(
      broken.output.contains(
        "'NewView' (View) uses 'TourService' (Service), skipping the closed layer 'ViewModel'; the "
          + "exception for it accepts 12 of 13 such locations (layering)"), "\(broken.output)")
    #expect(broken.output.contains("13 findings (13 errors) in 1 rule"))
  }

  /// As with a baseline, so that nothing comes back unnoticed.
  @Test func fewerPlacesAskForASmallerNumber() throws {
    let project = try TemporaryProject(Self.impatientViews)
    #expect(CommandRun("init", project.path).status == .success)
    let patient = "struct TourView { let model: TourViewModel }\n"
    try project.write(Data(patient.utf8), to: "App/TourView.swift")
    let check = CommandRun("check", project.path)
    #expect(check.status == .findings)
    #expect(
      check.output.contains(
        "1 of 12 locations that the exception from 'View' to 'Service' accepts are fixed (layering)"
      ),
      "\(check.output)")
    let text = try #require(project.text(of: "lintel.yml"))
    let line =
      try #require(
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .firstIndex { $0.contains("at-most: 12") }) + 1
    let prune = CommandRun("baseline", "prune", project.path)
    #expect(prune.status == .success)
    #expect(
      prune.output
        == "\(project.path)/lintel.yml:\(line):18: write 'at-most: 11' instead of 12, for the "
        + "exception from 'View' to 'Service' of rule 'layering'\n")
    #expect(project.text(of: "lintel.baseline") == nil)
    try project.write(
      Data(text.replacing("at-most: 12", with: "at-most: 11").utf8), to: "lintel.yml")
    #expect(CommandRun("check", project.path).status == .success)
    #expect(
      CommandRun("baseline", "prune", project.path).output
        == "no exception accepts more than there is\n")
  }

  /// The rules are the same, and nothing is excused.
  @Test func whatIsFrozenHasNoException() throws {
    let project = try TemporaryProject(Self.impatientViews)
    #expect(CommandRun("init", project.path).status == .success)
    let lenient = try #require(project.text(of: "lintel.yml"))
    let run = CommandRun("init", project.path, "--force", "--freeze")
    #expect(
      run.output.hasSuffix(
        "lintel.baseline: 12 entries for 12 locations\n'lintel check' passes\n"))
    #expect(!run.output.contains("so common"))
    let strict = try #require(project.text(of: "lintel.yml"))
    #expect(!strict.contains("allow:"))
    for text in [lenient, strict] {
      #expect(text.contains("\nextends: [mvvm]\n"))
      #expect(text.contains("\n  everything-has-a-place:\n"))
    }
    #expect(CommandRun("check", project.path).status == .success)
    try project.write(
      Data("struct NewView { let service: TourService }\n".utf8), to: "App/NewView.swift")
    let broken = CommandRun("check", project.path)
    #expect(broken.status == .findings)
    #expect(broken.output.contains("App/NewView.swift:1:31: error: "))
    #expect(broken.output.contains("\nbaseline: 12 accepted, 1 new, 0 fixed\n"))
  }

  /// A comment takes its place out of the count, as it takes it out of a baseline.
  @Test func aSuppressedPlaceDoesNotCount() throws {
    let project = try TemporaryProject(Self.impatientViews)
    #expect(CommandRun("init", project.path).status == .success)
    let more =
      "// lintel:disable:next layering - for now\nstruct NewView { let service: TourService }\n"
    try project.write(Data(more.utf8), to: "App/NewView.swift")
    let check = CommandRun("check", project.path)
    #expect(check.status == .success, "\(check.output)")
    #expect(check.output.hasPrefix("no findings, 1 suppressed; "))
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
        "so common that they are accepted, in no more places than today:\n  Rules → Screens (11)\n"),
      "\(run.output)")
    #expect(
      project.text(of: "lintel.yml")?.contains(
        """
            because: "dependencies point down"
            allow:
              - from: Rules
                to: Screens
                at-most: 11
                because: "not judged yet: the team says here why Rules may use Screens, e.g. ChatRule uses ChatPage"
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
      run.output.contains(
        "so common that they are only notes:\n  all findings of 'presenter-is-built' (12)\n"),
      "\(run.output)")
    #expect(
      project.text(of: "lintel.yml")?.contains(
        "\n    severity: note             # 12 findings today\n") == true)
    #expect(run.output.hasSuffix("'lintel check' passes, with 12 notes\n"), "\(run.output)")
    let frozen = CommandRun("init", project.path, "--force", "--freeze")
    #expect(
      frozen.output.hasSuffix(
        "lintel.baseline: 12 entries for 12 locations\n'lintel check' passes\n"))
    #expect(project.text(of: "lintel.yml")?.contains("severity: note") == false)
  }

  /// Exceptions for all pairs still leave a rule that finds the next place.
  @Test func aRuleThatIsBrokenEverywhereFindsTheNextPlace() throws {
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
    #expect(
      run.output.contains(
        """
        so common that they are accepted, in no more places than today:
          Service → View (12)
          Service → ViewModel (12)
          View → Service (12)
          ViewModel → View (12)

        """), "\(run.output)")
    #expect(CommandRun("check", project.path).status == .success)
    #expect(CommandRun("doctor", project.path).status == .success)
    try project.write(
      Data("final class NewService { var view: TourView? }\n".utf8), to: "App/NewService.swift")
    let broken = CommandRun("check", project.path)
    #expect(broken.output.contains("'NewService' (Service) uses 'TourView' (View)"))
    #expect(broken.output.contains("\n13 findings (13 errors) in 1 rule"))
  }
}
