import Testing

@testable import LintelCommand

extension HelpTests {
  @Test func graph() throws {
    let help = """
      OVERVIEW: Draw the dependencies of a project.

      USAGE: lintel graph [<path>] [--config <file>] [--format <format>]
             [--level <level>] [--focus <name> ...] [--depth <n>] [--reaches <name>]
             [--kinds <kind,...>] [--certainty <certainty,...>] [--ambiguous]
             [--cycles] [--unresolved] [--jobs <n>] [--resolve-manifests]
             [--output <path>] [--exact] [--index-store <path>] [--build]
             [--define <flag> ...] [--platform <platform>]

      ARGUMENTS:
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --format <format>       How to write the graph; by default dot. (values: dot,
                                mermaid, json)
        --level <level>         The level of the nodes; by default component, or
                                module if no rules file declares components, or folder
                                in a project of one module; with --focus, --reaches or
                                --cycles type. (values: type, file, folder, component,
                                module)
        --focus <name>          Draw only the dependencies and users of a type, file,
                                folder, module or component; may be repeated.
        --depth <n>             How many steps from the focus, by default 1; with
                                --reaches, how many steps between the two, by default
                                any number.
        --reaches <name>        Draw only chains that lead to a type, file, folder,
                                module or component; from the focus, if there is one.
        --kinds <kind,...>      Count only references of these kinds. (values: import,
                                inherit, conform, extend, type, construct, static,
                                call, member, attribute, cast, keypath, alias)
        --certainty <certainty,...>
                                Count only references of this certainty; by default
                                all but ambiguous ones. (values: named, inferred,
                                ambiguous, compiled)
        --ambiguous             Also count the possible meanings of ambiguous names,
                                as dashed edges; with --unresolved, list these names.
        --cycles                Print the cycles and their cheapest cuts, as text.
        --unresolved            Print the names without a known meaning in the project
                                or outside of it, as text or json.
        --jobs <n>              How many threads to use; by default one per processor.
        --resolve-manifests     Run the manifests of packages whose manifest computes
                                its targets, with 'swift package dump-package'; this
                                runs their code.
        --output <path>         The file to write to; by default standard output.
        --exact                 Resolve names with the compiler's index of the last
                                build.
        --index-store <path>    The index to use, by default that of the package's
                                debug build; implies '--exact'.
        --build                 Build the package and its tests first; implies
                                '--exact'.
        --define <flag>         Evaluate '#if' with this flag set; may be repeated.
        --platform <platform>   Evaluate '#if' for a platform. (values: ios, linux,
                                macos, tvos, visionos, watchos, windows)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "graph") == help)
    #expect(try shown("graph", "--help") == help)
    #expect(try shown("graph", "-h") == help)
  }

  @Test func why() throws {
    let help = """
      OVERVIEW: Show the shortest chain of dependencies from one part of the code to
      another.

      USAGE: lintel why <from> <to> [<path>] [--config <file>] [--jobs <n>]
             [--resolve-manifests] [--exact] [--index-store <path>] [--build]
             [--define <flag> ...] [--platform <platform>]

      ARGUMENTS:
        <from>                  The type, file, folder, module or component that
                                depends.
        <to>                    The type, file, folder, module or component that is
                                depended on.
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --jobs <n>              How many threads to use; by default one per processor.
        --resolve-manifests     Run the manifests of packages whose manifest computes
                                its targets, with 'swift package dump-package'; this
                                runs their code.
        --exact                 Resolve names with the compiler's index of the last
                                build.
        --index-store <path>    The index to use, by default that of the package's
                                debug build; implies '--exact'.
        --build                 Build the package and its tests first; implies
                                '--exact'.
        --define <flag>         Evaluate '#if' with this flag set; may be repeated.
        --platform <platform>   Evaluate '#if' for a platform. (values: ios, linux,
                                macos, tvos, visionos, watchos, windows)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "why") == help)
    #expect(try shown("why", "--help") == help)
    #expect(try shown("why", "-h") == help)
  }

  @Test func explain() throws {
    let help = """
      OVERVIEW: Show the component, dependencies and rules of a part of the code.

      USAGE: lintel explain <subject> [<path>] [--config <file>] [--jobs <n>]
             [--resolve-manifests] [--exact] [--index-store <path>] [--build]
             [--define <flag> ...] [--platform <platform>]

      ARGUMENTS:
        <subject>               The component, declaration, file or module.
        <path>                  A project folder. (default: .)

      OPTIONS:
        -c, --config <file>     The rules file; by default lintel.yml in the project
                                folder.
        --jobs <n>              How many threads to use; by default one per processor.
        --resolve-manifests     Run the manifests of packages whose manifest computes
                                its targets, with 'swift package dump-package'; this
                                runs their code.
        --exact                 Resolve names with the compiler's index of the last
                                build.
        --index-store <path>    The index to use, by default that of the package's
                                debug build; implies '--exact'.
        --build                 Build the package and its tests first; implies
                                '--exact'.
        --define <flag>         Evaluate '#if' with this flag set; may be repeated.
        --platform <platform>   Evaluate '#if' for a platform. (values: ios, linux,
                                macos, tvos, visionos, watchos, windows)
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "explain") == help)
    #expect(try shown("explain", "--help") == help)
    #expect(try shown("explain", "-h") == help)
  }

  @Test func facts() throws {
    let help = """
      OVERVIEW: Print the declarations, imports and references of each source file.

      USAGE: lintel facts [<paths> ...] [--jobs <n>]

      ARGUMENTS:
        <paths>                 A project folder, or Swift files. (default: .)

      OPTIONS:
        --jobs <n>              How many threads to use; by default one per processor.
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(try shown("help", "facts") == help)
    #expect(try shown("facts", "--help") == help)
    #expect(try shown("facts", "-h") == help)
  }
}
