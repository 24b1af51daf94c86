import LintelVocabulary
import Testing

@testable import LintelProjectFiles

@Suite struct SourcePatternsTests {
  @Test func filesOutsideOfTheFolderDoNotBelong() {
    let patterns = SourcePatterns(folder: "App")
    #expect(patterns.compiles("App/Views/A.swift"))
    #expect(!patterns.compiles("Apple/A.swift"))
    #expect(SourcePatterns(folder: "").compiles("A.swift"))
  }

  @Test func whatIsExcludedMayBeAFolder() {
    let patterns = SourcePatterns(
      folder: "App", includes: [FileGlob("**/*.swift")],
      excludes: [FileGlob("Mocks"), FileGlob("**/*.generated.swift")])
    #expect(patterns.compiles("App/Other/Mocks/A.swift"))
    #expect(!patterns.compiles("App/Mocks/Deep/A.swift"))
    #expect(!patterns.compiles("App/Views/A.generated.swift"))
  }

  @Test func innerFoldersSpeakForThemselves() {
    let patterns = SourcePatterns(folder: "App", innerFolders: [PathKey("Views/Kit")])
    #expect(patterns.compiles("App/Views/A.swift"))
    #expect(!patterns.compiles("App/Views/Kit/Deep/A.swift"))
  }
}
