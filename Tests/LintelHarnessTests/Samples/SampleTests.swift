import LintelText
import Testing

@testable import LintelHarness

/// What counts as a sample, and where its rules are looked for.
@Suite struct SampleTests {
  private let variant = [
    "MVC/Sources/A.swift": "struct A {}\n", "MVC/Broken.diff": "",
  ]

  @Test func aFolderWithATwinIsASample() throws {
    let files = try TemporaryFiles([
      "Samples/MVC/Sources/A.swift": "", "Samples/MVC/Broken.diff": "",
      "Samples/MVVM/Sources/A.swift": "", "Samples/MVVM/BrokenViewKnowsModel.diff": "",
      "Samples/VIPER/Sources/A.swift": "", "Samples/VIPER/Faults/message-lost.diff": "",
      "Samples/Kit/Sources/Kit.swift": "",
    ])
    let samples = try Sample.all(in: files.root + "/Samples")
    #expect(samples.map(\.name) == ["MVC", "MVVM", "VIPER"])
    #expect(samples.map(\.isPackage) == [false, false, false])
    #expect(samples[0].folder == files.root + "/Samples/MVC")
    #expect(samples[0].testModule == "MVCTests")
    #expect(samples[0].behaviourSuite == "MVCBehaviour")
  }

  @Test func aPackageWithinIsNoVariant() throws {
    let files = try TemporaryFiles(
      variant.merging([
        "Injection/Package.swift": "", "Injection/Sources/A.swift": "",
        "Injection/BrokenLocator.diff": "", "Package.swift": "",
      ]) { $1 })
    #expect(try Sample.all(in: files.root).map(\.name) == ["MVC"])
    defer { withExtendedLifetime(files) {} }
    let alone = try Sample.all(in: files.root + "/Injection/")
    #expect(alone.map(\.name) == ["Injection"])
    #expect(alone.map(\.isPackage) == [true])
  }

  @Test func whereNoSampleIsSaysSo() throws {
    let files = try TemporaryFiles(["Samples/Kit/Sources/Kit.swift": ""])
    defer { withExtendedLifetime(files) {} }
    let path = files.root + "/Samples"
    #expect {
      try Sample.all(in: path)
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.message) == [
        "no sample in '\(path)': expected folders with 'Sources', 'Tests', and "
          + "'Broken<Mistake>.diff'"
      ]
    }
    #expect {
      try Sample.all(in: path + "/gone")
    } throws: { error in
      (error as? ConfigurationErrors)?.errors.map(\.message) == [
        "there is no folder '\(path)/gone' of reference implementations"
      ]
    }
  }

  @Test func rulesLieInTheSampleOrBesideThePackage() throws {
    let files = try TemporaryFiles(variant)
    let sample = try #require(try Sample.all(in: files.root).first)
    #expect(sample.rulesFile.hasSuffix("/Rules/samples/MVC.yml"))
    #expect(sample.rulesFileCandidates == [files.root + "/MVC/lintel.yml", sample.rulesFile])
    try files.write("version: 1\n", to: "MVC/lintel.yml")
    #expect(sample.rulesFile == files.root + "/MVC/lintel.yml")
  }
}
