#if os(Linux)
  import Foundation
  import Testing

  @testable import LintelCommand

  /// Who waits for libxml2, and what they hear if it cannot be used.
  @Suite struct JUnitLibraryTests {
    private let project: TemporaryProject

    init() throws { project = try TemporaryProject(layeredProject) }

    /// What the system's loader says it looks for when the program runs with `words`.
    private func lookedFor(_ words: String) throws -> String {
      let run = try ProgramRun(
        "LD_DEBUG=libs $lintel \(words) > out.txt 2> loader.txt", in: project.path)
      #expect([0, 1].contains(run.exitCode()))
      return try #require(project.text(of: "loader.txt"))
    }

    @Test(arguments: ["--version", "check", "check --format json"])
    func nobodyWaitsForItWithoutJUnit(words: String) throws {
      let libraries = try lookedFor(words)
      #expect(libraries.contains("libyaml"))
      #expect(!libraries.contains("libxml2"))
    }

    @Test(arguments: ["check --format junit", "check --report junit=out.xml"])
    func itIsLoadedForJUnit(words: String) throws {
      #expect(try lookedFor(words).contains("libxml2"))
    }

    /// What standard error says of a check where the first `libxml2` that is found is what `script`
    /// leaves at `$library`.
    private func check(_ words: String, after script: String) throws -> (Int32, String?) {
      let names = ["libxml2.so.2", "libxml2.so.16", "libxml2.so"]
      let run = try ProgramRun(
        """
        mkdir libraries
        for library in \(names.map { "libraries/\($0)" }.joined(separator: " ")); do \(script); done
        export LD_LIBRARY_PATH="$PWD/libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
        exec "$lintel" check \(words) > out.txt 2> errors.txt
        """, in: project.path)
      return (run.exitCode(), project.text(of: "errors.txt"))
    }

    @Test(arguments: ["--format junit", "--report junit=out.xml"])
    func whatIsNoLibraryIsAProblem(words: String) throws {
      let (code, errors) = try check(words, after: #"printf 'no library' > "$library""#)
      #expect(code == 2)
      let message = try #require(errors)
      #expect(
        message.hasPrefix("libxml2: error: cannot be loaded, but reports in XML require it: "))
      #expect(message.contains("libxml2.so.2: "))
      #expect(message.hasSuffix("; install 'libxml2' with apt-get or brew\n"))
      #expect(project.text(of: "out.xml") == nil)
      #expect(project.text(of: "out.txt") == "")
    }

    @Test func aLibraryWithoutTheFunctionsIsAProblem() throws {
      let yaml = #"$(ldd "$lintel" | awk '/libyaml/ { print $3 }')"#
      let (code, errors) = try check(
        "--format junit", after: #"ln -s "\#(yaml)" "$library""#)
      #expect(code == 2)
      #expect(
        errors
          == "libxml2: error: cannot be loaded, but reports in XML require it: it has no function "
          + "'xmlBufferCreate'; install 'libxml2' with apt-get or brew\n")
    }

    @Test func othersDoNotCare() throws {
      let (code, errors) = try check("", after: #"printf 'no library' > "$library""#)
      #expect(code == 1)
      #expect(errors == "")
    }
  }
#endif
