import LintelText
import Testing

@Suite struct PathGlobTests {
  @Test(arguments: [
    ("App/**", "App/A.swift", true),
    ("App/**", "App/a/b/c.swift", true),
    ("App/**", "App", false),
    ("App/**", "Application/A.swift", false),
    ("App/**", "X/App/A.swift", false),
    ("**", "A.swift", true),
    ("**/Generated/**", "Generated/A.swift", true),
    ("**/Generated/**", "a/b/Generated/c/A.swift", true),
    ("**/Generated/**", "a/NotGenerated/A.swift", false),
    ("**/*.swift", "A.swift", true),
    ("**/*.swift", "a/b/A.swift", true),
    ("*.swift", "A.swift", true),
    ("*.swift", "a/A.swift", false),
    ("App/*/View/*.swift", "App/Login/View/A.swift", true),
    ("App/*/View/*.swift", "App/Login/Old/View/A.swift", false),
    ("App/**/View/**/A.swift", "App/View/A.swift", true),
    ("App/**/View/**/A.swift", "App/x/View/y/z/A.swift", true),
    ("App/**/**/A.swift", "App/A.swift", true),
    ("?.swift", "A.swift", true),
    ("?.swift", "é.swift", true),
    ("??.swift", "é.swift", false),
    ("App?A.swift", "App/A.swift", false),
    ("[App]/a b.swift", "[App]/a b.swift", true),
    ("[App]/**", "A/a.swift", false),
    ("App.swift", "AppXswift", false),
    ("app/**", "App/A.swift", false),
    ("{f}/{f}View.swift", "Login/LoginView.swift", true),
    ("{f}/{f}View.swift", "Login/ChatView.swift", false),
    ("**/{f}/**/{f}.swift", "a/b/c/b.swift", true),
    ("**/{f}/**/{f}.swift", "a/b/c/d.swift", false),
    ("{x}*{x}", "abcab", true),
    ("{f}.swift", ".swift", false),
    ("a/{f}/b", "a/x/y/b", false),
    ("{a}-{b}.swift", "x-y-z.swift", true),
    ("Feature{a}/**/{a}View.swift", "FeatureLogin/UI/LoginView.swift", true),
    ("**/Feature?{a}/{a}*.swift", "x/Feature-Login/LoginView.swift", true),
    ("{m}/{a}/**/{a}View.swift", "App/Login/UI/ChatView.swift", false),
  ])
  func matches(glob: String, path: String, expected: Bool) throws {
    #expect(try PathGlob(glob).matches(path) == expected)
  }

  /// macOS often writes a letter and its accent as two scalars, editors write them as one.
  @Test(arguments: [
    ("Sources/\u{DC}bersicht/**", "Sources/U\u{308}bersicht/F.swift", true),
    ("Sources/U\u{308}bersicht/**", "Sources/\u{DC}bersicht/F.swift", true),
    ("Sources/U\u{308}bersicht/**", "Sources/U\u{308}bersicht/F.swift", true),
    ("Sources/U\u{308}bersicht/**", "Sources/Ubersicht/F.swift", false),
    ("Sources/Ubersicht/**", "Sources/U\u{308}bersicht/F.swift", false),
    ("\u{D55C}\u{AD6D}/*", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}/b.swift", true),
    ("**/\u{1112}\u{1161}\u{11AB}/*", "a/\u{D55C}/b.swift", true),
    ("Ti\u{1EBF}ng/*", "Tie\u{302}\u{301}ng/a.swift", true),
    ("Ti\u{EA}\u{301}ng/*", "Ti\u{1EBF}ng/a.swift", true),
    ("\u{1E69}.swift", "s\u{307}\u{323}.swift", true),
    ("\u{C5}.swift", "\u{212B}.swift", true),
    ("*\u{E9}.swift", "cafe\u{301}.swift", true),
    ("caf\u{E9}*", "cafe\u{301}View.swift", true),
    ("cafe*", "cafe\u{301}View.swift", false),
    ("cafe*", "caf\u{E9}View.swift", false),
    ("caf*", "cafe\u{301}View.swift", true),
    ("caf?.swift", "cafe\u{301}.swift", true),
    ("?.swift", "\u{1112}\u{1161}\u{11AB}.swift", true),
    ("{f}/{f}View.swift", "\u{DC}/U\u{308}View.swift", true),
    ("{f}/{f}View.swift", "U\u{308}/\u{DC}View.swift", true),
    ("{f}/{f}View.swift", "U/U\u{308}View.swift", false),
    ("a/*", "a/\u{301}b.swift", true),
  ])
  func comparesAccentsHoweverTheyAreEncoded(glob: String, path: String, expected: Bool) throws {
    #expect(try PathGlob(glob).matches(path) == expected)
  }

  @Test func walksFoldersHoweverTheirAccentsAreEncoded() throws {
    let glob = try PathGlob("Sources/\u{DC}bersicht/*/A.swift")
    #expect(glob.canMatch(below: "Sources/U\u{308}bersicht"))
    #expect(glob.canMatch(below: "Sources/U\u{308}bersicht/x"))
    #expect(!glob.canMatch(below: "Sources/Ubersicht"))
  }

  @Test(arguments: [
    ("**/Domain/**", "App/domain/A.swift", true),
    ("**/Domain/**", "App/DOMAIN/A.swift", true),
    ("**/domain/**", "App/Domain/A.swift", true),
    ("**/Domain/**", "App/domains/A.swift", false),
    ("**/*Models.swift", "App/loginmodels.swift", true),
    ("Use Cases/A@Z[.swift", "use cases/a@z[.swift", true),
    ("[A]/**", "{a}/A.swift", false),
    ("É/**", "é/A.swift", false),
    ("{f}/View/{f}View.swift", "Login/view/Loginview.swift", true),
    ("{f}/View/{f}View.swift", "Login/view/loginview.swift", false),
  ])
  func mayIgnoreTheCaseOfASCII(glob: String, path: String, expected: Bool) throws {
    #expect(try PathGlob(glob, ignoresCase: true).matches(path) == expected)
    if glob != path, expected { #expect(try !PathGlob(glob).matches(path)) }
  }

  @Test(arguments: [
    ("App/**", "", true),
    ("App/**", "App", true),
    ("App/**", "App/deep/down", true),
    ("App/**", "Ap", false),
    ("App/**", "Application", false),
    ("App/*/View/*.swift", "App/Login", true),
    ("App/*/View/*.swift", "App/Login/View", true),
    ("App/*/View/*.swift", "App/Login/Model", false),
    ("App/*/View/*.swift", "App/Login/View/Deeper", false),
    ("App/A.swift", "App/A.swift", false),
    ("App/Main/A.swift", "App", true),
    ("App/Main/A.swift", "App/Main", true),
    ("Apple/A.swift", "App", false),
    ("**/Generated/**", "anything/at/all", true),
    ("{f}/{f}/*.swift", "a/a", true),
    ("{f}/{f}/*.swift", "a/b", false),
  ])
  func knowsWhichFoldersAreWorthWalking(glob: String, folder: String, expected: Bool) throws {
    #expect(try PathGlob(glob).canMatch(below: folder) == expected)
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("/App", "a path is relative to the root of the check"),
    ("./App", "a path has no '.' or '..' parts; it is relative to the root of the check"),
    ("App/", "a path matches files; write 'App/**' for all below"),
    ("App/**/", "a path matches files; write 'App/**' for all below"),
    ("**/", "a path matches files; write '**' for all below"),
    ("App/*/", "a path matches files; write 'App/*/**' for all below"),
    ("App\\UI\\**", "folders are separated by '/' instead of '\\'; write 'App/UI/**'"),
    (
      "App/{Core,UI}/**",
      "braces capture a name and give no choice; write a list of globs: [App/Core/**, App/UI/**]"
    ),
    (
      "*.{a,b,c}",
      "braces capture a name and give no choice; write a list of globs: [*.a, *.b, *.c]"
    ),
    (
      "{a,b}/{c,d}",
      "'{a,b}' captures nothing; a capture's name consists of letters, digits, '_' and '-'"
    ),
    ("App//A", "a path has no empty parts"),
    ("App/**A", "'**' stands for whole folders; write '*' within a name"),
    ("App/***", "'**' stands for whole folders; write '*' within a name"),
    ("App/{", "'{' and '}' come in pairs, as in '{feature}'"),
    ("App/}", "'{' and '}' come in pairs, as in '{feature}'"),
    (
      "App/{}",
      "'{}' captures nothing; a capture's name consists of letters, digits, '_' and '-'"
    ),
    ("{a}{b}", "two captures require text between them"),
    ("{a}/{b}/{a}/{b}.swift", "both '{a}' and '{b}' recur; only one capture may"),
    (
      "**/*{a}/{a}.swift",
      "'{a}' recurs, so its first use must be at the start of a folder or name"
    ),
    (
      "{b}-{a}/{a}.swift",
      "'{a}' recurs, so its first use must be at the start of a folder or name"
    ),
    (String(repeating: "a", count: 1001), "it is longer than 1000 bytes"),
  ])
  func saysWhyATextIsNoGlob(text: String, message: String) {
    #expect(throws: PathGlob.Failure.self) { try PathGlob(text) }
    do {
      _ = try PathGlob(text)
    } catch {
      #expect(error.message == message)
    }
  }

  @Test func hostileGlobsEnd() throws {
    let stars = try PathGlob(String(repeating: "*a", count: 300) + "b")
    #expect(!stars.matches(String(repeating: "a", count: 3000)))
    let folders = try PathGlob(String(repeating: "**/a/", count: 150) + "b")
    #expect(!folders.matches(String(repeating: "a/", count: 1000) + "c"))
    let recurring = try PathGlob("**/{x}/**/" + String(repeating: "*a", count: 20) + "/{x}")
    #expect(!recurring.matches(String(repeating: "aaaaa/", count: 20) + "b"))
    let anywhere = try PathGlob("**/{x}/**/{x}/**/{x}*{y}*{z}*/**/{x}/*b")
    let start = ContinuousClock.now
    #expect(!anywhere.matches(String(repeating: "a/", count: 500) + "c"))
    #expect(!anywhere.matches(String(repeating: "aaaaaaaa/", count: 100) + "ac"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
