import Foundation
import Testing

@testable import LintelHarness

/// The copy in which samples are built, and what lies around it.
@Suite struct PackageCopyTests {
  private func copy(_ work: (TemporaryFiles, inout PackageCopy) throws -> Void) throws {
    let files = try TemporaryFiles([
      "Samples/Package.swift": "// whole", "Samples/MVC/Sources/A.swift": "whole",
      "Samples/.build/product": "", "Samples/Inner/Package.swift": "// inner",
      "Samples/Inner/.build/product": "", "Kit/Kit.swift": "kit",
    ])
    let scratch = try ScratchFolder(for: "verify")
    defer { scratch.remove() }
    var copy = try PackageCopy(of: files.root + "/Samples", in: scratch)
    try work(files, &copy)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func buildProductsAreLeftOut() throws {
    try copy { _, copy in
      #expect(text(copy.folder + "/MVC/Sources/A.swift") == "whole")
      #expect(text(copy.folder + "/Inner/Package.swift") == "// inner")
      #expect(text(copy.folder + "/.build/product") == nil)
      #expect(text(copy.folder + "/Inner/.build/product") == nil)
    }
  }

  @Test func whatIsBesideThePackageIsBesideTheCopy() throws {
    try copy { _, copy in
      #expect(copy.folder.hasSuffix("/Samples"))
      #expect(text(copy.folder + "/../Kit/Kit.swift") == "kit")
    }
  }

  @Test func whatIsChangedComesBack() throws {
    try copy { files, copy in
      let old = copy.folder + "/MVC/Sources/A.swift"
      let added = copy.folder + "/MVC/Sources/Deep/B.swift"
      try copy.change { _ in
        ["MVC/Sources/A.swift": Array("new".utf8), "MVC/Sources/Deep/B.swift": Array("new".utf8)]
      }
      #expect(text(old) == "new")
      #expect(text(added) == "new")
      try copy.change { folder in
        #expect(text(folder + "/MVC/Sources/A.swift") == "whole")
        return ["MVC/Sources/Deep/B.swift": Array("other".utf8)]
      }
      #expect(text(old) == "whole")
      #expect(text(added) == "other")
      try copy.restore()
      #expect(text(added) == nil)
      #expect(files.text(of: "Samples/MVC/Sources/A.swift") == "whole")
    }
  }
}
