import LintelText
import Testing

@testable import LintelHarness

/// Where logs of what failed are kept.
@Suite struct LogFolderTests {
  @Test func aLogIsNamedAfterWhatWasRun() throws {
    let files = try TemporaryFiles(["keep": ""])
    let folder = try LogFolder(files.root + "/logs")
    let path = try folder.keep("error: x\n", of: "MVC/ViewKnowsModel")
    #expect(path == files.root + "/logs/MVC-ViewKnowsModel.log")
    #expect(files.text(of: "logs/MVC-ViewKnowsModel.log") == "error: x\n")
    #expect(try LogFolder(files.root + "/logs").path == files.root + "/logs")
  }

  @Test func aFolderThatCannotBeMadeIsSaidAtOnce() throws {
    let files = try TemporaryFiles(["keep": ""])
    defer { withExtendedLifetime(files) {} }
    let path = files.root + "/keep/logs"
    #expect {
      try LogFolder(path)
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.message) == [
        "cannot make the folder '\(path)': Not a directory"
      ]
    }
  }
}
