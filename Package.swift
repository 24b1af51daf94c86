// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Lintel",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "lintel", targets: ["LintelCommand"]),
    .library(name: "Lintel", targets: ["Lintel"]),
  ],
  targets: [
    // For tests only: the program loads libxml2 when a JUnit report asks for it.
    .systemLibrary(
      name: "CLibXML2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),

    .target(name: "LintelPlatform"),
    .target(name: "LintelSystem", dependencies: ["LintelPlatform"]),
    .target(name: "LintelVocabulary"),
    .target(name: "LintelScanner", dependencies: ["LintelVocabulary"]),
    .target(
      name: "LintelProjectFiles",
      dependencies: ["LintelPlatform", "LintelText", "LintelVocabulary", "LintelYAML"]),
    .target(
      name: "LintelWorkspace",
      dependencies: [
        "LintelPlatform", "LintelProjectFiles", "LintelScanner", "LintelText",
        "LintelVocabulary",
      ]),
    .target(name: "LintelGraph", dependencies: ["LintelVocabulary"]),
    .target(
      name: "LintelLinking", dependencies: ["LintelGraph", "LintelScanner", "LintelVocabulary"]),
    .target(
      name: "LintelIndex",
      dependencies: [
        "LintelGraph", "LintelLinking", "LintelPlatform", "LintelProjectFiles", "LintelScanner",
        "LintelSystem", "LintelVocabulary",
      ]),
    .target(name: "LintelText", dependencies: ["LintelVocabulary"]),
    .target(name: "LintelFindings", dependencies: ["LintelText", "LintelVocabulary"]),
    .target(name: "LintelYAML", dependencies: ["LintelText", "LintelVocabulary", "CLibYAML"]),
    .target(
      name: "LintelConfiguration",
      dependencies: ["LintelText", "LintelVocabulary", "LintelYAML"]),
    .target(
      name: "LintelDiagrams",
      dependencies: ["LintelConfiguration", "LintelFindings", "LintelText", "LintelVocabulary"]),
    .target(
      name: "LintelComponents",
      dependencies: ["LintelConfiguration", "LintelGraph", "LintelText", "LintelVocabulary"]),
    .target(
      name: "LintelJudging",
      dependencies: [
        "LintelComponents", "LintelConfiguration", "LintelFindings", "LintelGraph",
        "LintelScanner", "LintelText", "LintelVocabulary", "LintelYAML",
      ]),
    .target(
      name: "LintelRules",
      dependencies: [
        "LintelJudging", "LintelComponents", "LintelConfiguration", "LintelGraph",
        "LintelDiagrams", "LintelFindings", "LintelText", "LintelVocabulary", "LintelYAML",
      ]),
    .target(
      name: "LintelAdvice",
      dependencies: [
        "LintelComponents", "LintelConfiguration", "LintelFindings", "LintelGraph",
        "LintelJudging", "LintelText", "LintelVocabulary",
      ]),
    .target(
      name: "LintelProving",
      dependencies: [
        "LintelRules", "LintelJudging", "LintelComponents", "LintelConfiguration", "LintelGraph",
        "LintelAdvice", "LintelFindings", "LintelText", "LintelVocabulary",
      ]),
    .target(name: "LintelMetrics", dependencies: ["LintelGraph", "LintelScanner"]),
    .target(
      name: "LintelReports",
      dependencies: [
        "LintelFindings", "LintelText", "LintelMetrics", "LintelGraph", "LintelPlatform",
        "LintelVocabulary",
      ]),
    .target(
      name: "LintelPresets",
      path: "Rules",
      exclude: ["README.md", "samples", "schema"],
      sources: ["Presets.swift", "Presets+Signatures.swift"],
      resources: [
        .embedInCode("clean.yml"),
        .embedInCode("clean-swift.yml"),
        .embedInCode("clean-swiftui.yml"),
        .embedInCode("coordinator.yml"),
        .embedInCode("dependency-injection.yml"),
        .embedInCode("elm.yml"),
        .embedInCode("hexagonal.yml"),
        .embedInCode("layered-3.yml"),
        .embedInCode("layered-4.yml"),
        .embedInCode("layered-5.yml"),
        .embedInCode("layers-of-modules.yml"),
        .embedInCode("modular.yml"),
        .embedInCode("modules-of-layers.yml"),
        .embedInCode("mvc.yml"),
        .embedInCode("mvp.yml"),
        .embedInCode("mvvm.yml"),
        .embedInCode("mvvm-store.yml"),
        .embedInCode("redux.yml"),
        .embedInCode("state-container.yml"),
        .embedInCode("tca.yml"),
        .embedInCode("viper.yml"),
      ]
    ),
    .target(
      name: "LintelArchitecture",
      dependencies: [
        "LintelPlatform", "LintelScanner", "LintelWorkspace", "LintelGraph", "LintelLinking",
        "LintelText", "LintelFindings", "LintelJudging", "LintelRules", "LintelAdvice",
        "LintelProving", "LintelPresets", "LintelVocabulary", "LintelYAML", "LintelConfiguration",
      ]
    ),
    // What other packages import, in their tests. Nothing else depends on it, since it brings along
    // the libraries that tests are written with.
    .target(
      name: "Lintel",
      dependencies: [
        "LintelArchitecture", "LintelFindings", "LintelGraph", "LintelReports", "LintelText",
        "LintelVocabulary", "LintelWorkspace", "LintelYAML",
      ]
    ),
    .target(
      name: "LintelHarness",
      dependencies: [
        "LintelArchitecture", "LintelFindings", "LintelGraph", "LintelPlatform",
        "LintelProjectFiles", "LintelReports", "LintelSystem", "LintelText", "LintelVocabulary",
        "LintelWorkspace",
      ]
    ),
    .executableTarget(
      name: "LintelCommand",
      dependencies: [
        "LintelProving", "LintelHarness", "LintelIndex", "LintelReports", "LintelAdvice",
        "LintelArchitecture", "LintelRules", "LintelMetrics", "LintelLinking", "LintelGraph",
        "LintelWorkspace", "LintelScanner", "LintelPlatform", "LintelSystem", "LintelVocabulary",
        "LintelConfiguration", "LintelFindings", "LintelJudging", "LintelText",
      ]
    ),
    .executableTarget(
      name: "LintelBench",
      dependencies: [
        "LintelArchitecture", "LintelGraph", "LintelLinking", "LintelPlatform", "LintelScanner",
        "LintelVocabulary", "LintelWorkspace", "LintelJudging", "LintelText",
      ]
    ),

    // What tests of several targets use.
    .target(
      name: "LintelRelayout", dependencies: ["LintelScanner"], path: "Tests/LintelRelayout"),
    .target(
      name: "LintelTestGraphs", dependencies: ["LintelGraph", "LintelLinking", "LintelScanner"],
      path: "Tests/LintelTestGraphs"),
    // What Scripts/snippets runs, and what the tests of the scanner compare with.
    .executableTarget(
      name: "LintelSnippets", dependencies: ["LintelScanner", "LintelVocabulary"],
      path: "Tests/LintelSnippets"),

    .testTarget(name: "LintelPlatformTests", dependencies: ["LintelPlatform"]),
    .testTarget(name: "LintelSystemTests", dependencies: ["LintelSystem"]),
    .testTarget(
      name: "LintelScannerTests",
      dependencies: ["LintelScanner", "LintelSnippets", "LintelVocabulary"]),
    .testTarget(
      name: "LintelProjectFilesTests",
      dependencies: ["LintelPlatform", "LintelProjectFiles", "LintelVocabulary"]),
    .testTarget(
      name: "LintelWorkspaceTests",
      dependencies: [
        "LintelPlatform", "LintelProjectFiles", "LintelScanner", "LintelVocabulary",
        "LintelWorkspace",
      ]),
    .testTarget(name: "LintelGraphTests", dependencies: ["LintelGraph", "LintelTestGraphs"]),
    .testTarget(
      name: "LintelLinkingTests",
      dependencies: [
        "LintelGraph", "LintelLinking", "LintelScanner", "LintelRelayout", "LintelTestGraphs",
        "LintelVocabulary",
      ]),
    .testTarget(
      name: "LintelIndexTests",
      dependencies: [
        "LintelIndex", "LintelGraph", "LintelScanner", "LintelWorkspace", "LintelArchitecture",
        "LintelCommand", "LintelSystem", "LintelVocabulary", "LintelText",
      ]),
    .testTarget(
      name: "LintelRulesTests",
      dependencies: [
        "LintelAdvice", "LintelComponents", "LintelConfiguration", "LintelDiagrams",
        "LintelFindings", "LintelGraph", "LintelJudging", "LintelProving", "LintelRules",
        "LintelText", "LintelVocabulary",
      ]),
    .testTarget(name: "LintelMetricsTests", dependencies: ["LintelMetrics", "LintelGraph"]),
    .testTarget(
      name: "LintelReportsTests",
      dependencies: [
        "LintelReports", "LintelFindings", "LintelText", "LintelMetrics", "LintelGraph", "CLibXML2",
        "LintelVocabulary",
      ],
      resources: [
        .copy("Resources/checkstyle.xsd"), .copy("Resources/junit.xsd"), .copy("Resources/Reports"),
      ]
    ),
    .testTarget(
      name: "LintelArchitectureTests",
      dependencies: [
        "LintelArchitecture", "LintelJudging", "LintelProving", "LintelReports", "LintelRules",
        "LintelVocabulary", "LintelComponents", "LintelConfiguration", "LintelFindings",
        "LintelGraph", "LintelPresets", "LintelText",
      ]),
    .testTarget(
      name: "LintelTests",
      dependencies: [
        "Lintel", "LintelConfiguration", "LintelFindings", "LintelJudging", "LintelRules",
        "LintelText",
        "LintelYAML",
      ]),
    .testTarget(
      name: "LintelHarnessTests",
      dependencies: [
        "LintelHarness", "LintelVocabulary", "LintelFindings", "LintelReports", "LintelText",
      ]),
    .testTarget(
      name: "LintelCommandTests",
      dependencies: [
        "Lintel", "LintelCommand", "LintelArchitecture", "LintelConfiguration", "LintelFindings",
        "LintelJudging", "LintelRules", "LintelText", "LintelVocabulary", "LintelGraph",
        "LintelHarness", "LintelIndex", "LintelMetrics", "LintelPresets", "LintelReports",
        "LintelScanner", "LintelTestGraphs", "LintelWorkspace", "LintelAdvice",
      ]),
    .testTarget(
      name: "LintelBenchTests", dependencies: ["LintelBench", "LintelScanner", "LintelText"]),
  ],
  swiftLanguageModes: [.v6]
)

// The scanner is compared with the compiler's own parser, which comes with the toolchain but is no
// package product. `Scripts/test` names its folder; without it the comparison is left out, so that
// packages that depend on Lintel never meet the unsafe flags.
if let swiftSyntax = Context.environment["LINTEL_SWIFT_SYNTAX"] {
  package.targets.append(
    .testTarget(
      name: "LintelOracleTests",
      dependencies: ["LintelScanner", "LintelRelayout"],
      swiftSettings: [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags([
          "-L", swiftSyntax, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker",
          swiftSyntax,
        ])
      ]
    ))
}

// The harness behind `Scripts/fuzz` has no `main`: it is linked with libFuzzer, which brings one. Without
// libFuzzer it has its own, and tries the files that it is given.
if let use = Context.environment["LINTEL_FUZZ"] {
  package.targets.append(
    .executableTarget(
      name: "LintelFuzz",
      dependencies: [
        "LintelConfiguration", "LintelDiagrams", "LintelFindings", "LintelGraph", "LintelHarness",
        "LintelIndex", "LintelJudging", "LintelLinking", "LintelPlatform", "LintelPresets",
        "LintelProjectFiles", "LintelReports", "LintelRules", "LintelScanner", "LintelText",
        "LintelVocabulary",
        "LintelWorkspace",
      ],
      path: "Tests/LintelFuzz",
      exclude: ["Dictionaries"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]
        + (use == "files" ? [.define("HAS_NO_FUZZER")] : [])
    ))
}

// The tests spend most of their time in these modules, which take five to ten times as long without
// optimisation. `Scripts/test` asks for it; a package that depends on Lintel never meets the unsafe
// flags.
if Context.environment["LINTEL_OPTIMISED"] != nil {
  let modules = [
    "LintelVocabulary", "LintelScanner", "LintelGraph", "LintelLinking", "LintelComponents",
    "LintelJudging",
  ]
  for target in package.targets where modules.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}
