import LintelPlatform
import Testing

@testable import LintelWorkspace

/// What belongs to a project, wherever links lead.
@Suite struct CheckoutTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    for file in ["repo/.git/config", "repo/App/A.swift", "repo/Shared/S.swift", "other/O.swift"] {
      folder.write(file)
    }
    folder.link("repo/App/in", to: "../Shared")
    folder.link("repo/App/out", to: "../../other")
    folder.link("repo/App/config", to: "../.git/config")
    folder.link("repo/Away", to: "../other")
    folder.link("here", to: "repo/App")
    return folder
  }

  @Test(arguments: [
    ("repo/App", "repo/App/A.swift", true), ("repo/App", "repo/App/in/S.swift", true),
    ("repo/App", "repo/Shared/S.swift", true), ("repo/App", "repo/App/new.json", true),
    ("repo/App", "repo/App/out/O.swift", false), ("repo/App", "repo/App/out/new", false),
    ("repo/App", "other/O.swift", false), ("repo/App", "repo/App/config", false),
    ("repo/App", "repo/.git/config", false),
    // The link is one of the checkout's own.
    ("repo/Away", "repo/Away/O.swift", false),
    // The link is not.
    ("here", "repo/Shared/S.swift", true), ("here", "here/A.swift", true),
    // There is no repository.
    ("other", "other/O.swift", true), ("other", "repo/App/A.swift", false),
  ])
  func holds(_ named: String, _ file: String, _ isHeld: Bool) {
    let folder = folder()
    let checkout = Checkout(around: AbsolutePath("\(folder.path)/\(named)"))
    #expect(checkout.holds("\(folder.path)/\(file)") == isHeld)
  }

  @Test func filesThatWereReadAreKnownByAnyName() throws {
    let folder = TemporaryFolder()
    folder.write("a/project.yml", "x")
    folder.link("soft", to: "a/project.yml")
    folder.hardLink("hard", to: "a/project.yml")
    folder.write("other")
    let path = folder.path + "/a/project.yml"
    _ = try readFile(at: path)
    for name in ["a/project.yml", "soft", "hard", "a/../a/./project.yml"] {
      #expect(FileLog.shared.paths(ofFileAt: "\(folder.path)/\(name)") == [path], "\(name)")
    }
    #expect(FileLog.shared.paths(ofFileAt: folder.path + "/other") == [])
    #expect(FileLog.shared.paths(ofFileAt: folder.path) == [])
    // Once there is another file, nothing of it was read.
    rename(folder.path + "/other", path)
    #expect(FileLog.shared.paths(ofFileAt: folder.path + "/hard") == [])
  }

  @Test(arguments: ["project.yml", "gone"])
  func aLinkIsReplacedWhereWhatItLeadsToIsNot(target: String) throws {
    let folder = TemporaryFolder()
    folder.write("project.yml", "precious")
    folder.link("link", to: target)
    try writeAtomically(Array("new".utf8), to: folder.path + "/link", followsLinks: false)
    #expect(try readFile(at: folder.path + "/project.yml") == Array("precious".utf8))
    #expect(try readFile(at: folder.path + "/link") == Array("new".utf8))
    #expect(folder.names == ["link", "project.yml"])
  }

  @Test func aLinkToADeviceIsRefused() {
    let folder = TemporaryFolder()
    folder.link("link", to: "/dev/null")
    #expect(throws: WorkspaceErrors.self) {
      try writeAtomically([], to: folder.path + "/link", followsLinks: false)
    }
    #expect((try? FileStatus(of: folder.path + "/link", followsLinks: false))?.kind == .link)
  }
}
