import Testing

@testable import LintelCommand

/// Which files of an architecture may import a framework of screens.
@Suite struct ScreenImportTests {
  /// What must not know a screen, in architectures that have it beside a view at times.
  private static let parts = [
    ("elm", "CartMessage"), ("mvvm", "CartViewModel"), ("mvvm-store", "CartStore"),
    ("redux", "CartReducer"), ("state-container", "CartState"),
  ]

  private func check(_ preset: String, _ code: String) throws -> CommandRun {
    let project = try TemporaryProject([
      "lintel.yml": "version: 1\nextends: [\(preset)]\n", "Cart.swift": "import SwiftUI\n\(code)\n",
      // So that no rule is without what it is about.
      "CartView.swift": "struct OtherView {}\n",
    ])
    return CommandRun("check", project.path)
  }

  @Test(arguments: parts)
  func anImportOfTheirOwnIsABreach(preset: String, type: String) throws {
    let run = try check(preset, "struct \(type) {}")
    #expect(run.output.hasPrefix("Cart.swift:1:8: error: "), "\(run.output)\(run.error)")
  }

  /// It is the view that needs it, as far as anybody knows.
  @Test(arguments: parts)
  func anImportOfAFileWithAViewIsANote(preset: String, type: String) throws {
    let run = try check(preset, "struct \(type) {}\nstruct CartView {}")
    #expect(run.output.hasPrefix("Cart.swift:1:8: note: "), "\(run.output)\(run.error)")
    #expect(run.output.contains("; 'CartView' in the same file may need it ("))
  }
}
