import Foundation
import Testing

@testable import LintelCommand

/// What `init` makes of code that a preset has no part for.
@Suite struct RemainderTests {
  private static let names = [
    "Chat", "Login", "Map", "News", "Photo", "Profile", "Search", "Settings", "Store", "Tour",
    "Video", "Weather",
  ]

  /// Views, view models and services, with helpers beside them, what starts them, and what they share.
  private static var files: [String: String] {
    var files: [String: String] = [:]
    for name in names {
      files["App/\(name)View.swift"] = "struct \(name)View { let model: \(name)ViewModel }\n"
      files["App/\(name)ViewModel.swift"] =
        "final class \(name)ViewModel { var service: \(name)Service? }\n"
      files["App/\(name)Service.swift"] = "final class \(name)Service { var text: Text1? }\n"
    }
    for number in 1...6 {
      files["Support/Text/Text\(number).swift"] = "final class Text\(number) {}\n"
      files["Support/Start/Start\(number).swift"] =
        "final class Start\(number) { var view: LoginView? }\n"
      files["App/Form\(number).swift"] =
        "final class Form\(number) { var model: LoginViewModel? }\n"
    }
    files["App/ChatView.swift"] =
      "struct ChatView { let model: ChatViewModel; let forms: [Form1] }\n"
    return files
  }

  @Test func hasAPlaceByItsFolder() throws {
    let project = try TemporaryProject(Self.files)
    let run = CommandRun("init", project.path)
    #expect(
      run.output.contains(
        """
        code that belongs to no part, as components by folder:
          Shared (6 types), Start (6 types), App (6 types)
        already kept, and required from now on: everything-has-a-place
        proposals; '--propose <n>' writes one of them:
          1  the preset 'mvvm': 100 % of types, forbids 30 % of pairs, 0 findings  <- written

        """), "\(run.output)")
    let text = try #require(project.text(of: "lintel.yml"))
    #expect(
      text.contains(
        """
        extends: [mvvm]

        components:
          # Uses none of the parts, so all of them may use it.
          Shared:
            path:
              ["Support/Text/**"]
          # Code that belongs to no part, by folder; the first match counts.
          Start: { otherwise: "Support/Start/**" }
          App: { otherwise: "App/**" }

        """), "\(text)")
    #expect(text.contains("\n  everything-has-a-place:\n"), "\(text)")
    #expect(CommandRun("check", project.path).status == .success)
  }

  /// Parts keep what their names say, whatever folder it is in.
  @Test(arguments: [
    (
      "Support/Text/Text1.swift", "final class Text1 { var view: LoginView? }",
      "'Text1' (Shared) uses 'LoginView' (View)"
    ),
    (
      "App/Form1.swift", "final class Form1 { var view: LoginView? }",
      "'Form1' (App) uses 'LoginView' (View)"
    ),
    (
      "Support/Start/MapService.swift", "final class HomeService { var view: LoginView? }",
      "'HomeService' (Service) uses 'LoginView' (View)"
    ),
    ("Tools/Hammer.swift", "final class Hammer {}", "'Hammer' belongs to no component"),
  ])
  func keepsToWhatItDoesToday(path: String, source: String, finding: String) throws {
    let project = try TemporaryProject(Self.files)
    #expect(CommandRun("init", project.path).status == .success)
    try project.write(Data((source + "\n").utf8), to: path)
    let broken = CommandRun("check", project.path, "--quiet")
    #expect(broken.status == .findings)
    #expect(broken.output.contains(finding), "\(broken.output)")
  }

  /// A component of a part's name would replace the part.
  @Test func foldersThatAreCalledLikeOthersHaveOtherNames() throws {
    var files: [String: String] = [:]
    for (path, source) in Self.files {
      files[path.replacing("Support/Start", with: "Shared")] = source
    }
    let project = try TemporaryProject(files)
    let run = CommandRun("init", project.path)
    let text = try #require(project.text(of: "lintel.yml"))
    #expect(text.contains("  Shared.Others: { otherwise: \"Shared/**\" }\n"), "\(run.output)")
  }
}
