// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SampleProjects",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "messenger", targets: ["Messenger"]),
    .executable(name: "messenger-commands", targets: ["HexagonalCommands"]),
    .library(name: "ScreenKit", targets: ["ScreenKit"]),
  ],
  targets: [
    // The ground that every architecture stands on.
    .target(name: "ScreenKit", path: "ScreenKit/Sources"),
    .testTarget(name: "ScreenKitTests", dependencies: ["ScreenKit"], path: "ScreenKit/Tests"),
    .target(
      name: "ScreenKitDeclarative",
      dependencies: ["ScreenKit"],
      path: "ScreenKitDeclarative/Sources"
    ),
    .testTarget(
      name: "ScreenKitDeclarativeTests",
      dependencies: ["MessengerHost", "ScreenKit", "ScreenKitDeclarative"],
      path: "ScreenKitDeclarative/Tests"
    ),
    .target(
      name: "MessengerHost",
      dependencies: ["MessengerWire", "ScreenKit"],
      path: "MessengerBehaviour/Host"
    ),
    .testTarget(
      name: "MessengerHostTests",
      dependencies: ["MessengerHost", "MessengerWire"],
      path: "MessengerWorld/Tests/Host"
    ),

    // The outside world of the whole app.
    .target(name: "MessengerWire", path: "MessengerWorld/Wire"),
    .testTarget(
      name: "MessengerWireTests", dependencies: ["MessengerWire"], path: "MessengerWorld/Tests/Wire"
    ),
    .target(
      name: "MessengerServer", dependencies: ["MessengerWire"], path: "MessengerWorld/Server"),
    .testTarget(
      name: "MessengerServerTests",
      dependencies: ["MessengerServer", "MessengerWire"],
      path: "MessengerWorld/Tests/Server"
    ),
    .target(
      name: "MessengerNetwork",
      dependencies: ["MessengerHost", "MessengerServer", "MessengerWire"],
      path: "MessengerWorld/Network"
    ),
    .testTarget(
      name: "MessengerNetworkTests",
      dependencies: ["MessengerHost", "MessengerNetwork", "MessengerServer", "MessengerWire"],
      path: "MessengerWorld/Tests/Network"
    ),
    .target(
      name: "MessengerJournal", dependencies: ["MessengerServer"], path: "MessengerWorld/Journal"),
    .testTarget(
      name: "MessengerJournalTests",
      dependencies: ["MessengerJournal", "MessengerServer", "MessengerWire"],
      path: "MessengerWorld/Tests/Journal"
    ),
    .systemLibrary(
      name: "CSQLite",
      path: "MessengerWorld/CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]
    ),
    .target(
      name: "MessengerStorage", dependencies: ["CSQLite"], path: "MessengerWorld/Storage"),
    .testTarget(
      name: "MessengerStorageTests",
      dependencies: ["MessengerStorage"],
      path: "MessengerWorld/Tests/Storage"
    ),

    // What every architecture has to do, and the words that it says it with.
    .target(name: "MessengerTexts", path: "MessengerBehaviour/Texts"),
    .target(
      name: "MessengerBehaviour",
      dependencies: [
        "MessengerHost", "MessengerNetwork", "MessengerServer", "MessengerWire", "ScreenKit",
      ],
      path: "MessengerBehaviour/Sources"
    ),
    .testTarget(
      name: "MessengerBehaviourTests",
      dependencies: [
        "MessengerBehaviour", "MessengerHost", "MessengerNetwork", "MessengerServer",
        "MessengerTexts", "MessengerWire", "ScreenKit",
      ],
      path: "MessengerBehaviour/Tests"
    ),

    // The architectures. Their asynchronous functions stay on their caller's actor, so that an app
    // runs on the main actor from end to end, and behaves the same on every run.
    //
    // Scripts/sample-targets writes them.
    // architectures: begin
    .target(
      name: "CleanSwiftUI",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
        "ScreenKitDeclarative",
      ],
      path: "CleanSwiftUI/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "CleanSwiftUITests",
      dependencies: [
        "CleanSwiftUI",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerWire",
        "ScreenKit",
        "ScreenKitDeclarative",
      ],
      path: "CleanSwiftUI/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "Elm",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
        "ScreenKitDeclarative",
      ],
      path: "Elm/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "ElmTests",
      dependencies: [
        "Elm",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "Elm/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "Hexagonal",
      dependencies: [
        "MessengerHost",
        "MessengerNetwork",
        "MessengerServer",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "Hexagonal/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "HexagonalTests",
      dependencies: [
        "Hexagonal",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerNetwork",
        "MessengerServer",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "Hexagonal/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "MVC",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVC/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "MVCTests",
      dependencies: [
        "MVC",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVC/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "MVP",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVP/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "MVPTests",
      dependencies: [
        "MVP",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVP/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "MVVM",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVVM/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "MVVMTests",
      dependencies: [
        "MVVM",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVVM/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "MVVMC",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVVMC/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "MVVMCTests",
      dependencies: [
        "MVVMC",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "MVVMC/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "MVVMStore",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
        "ScreenKitDeclarative",
      ],
      path: "MVVMStore/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "MVVMStoreTests",
      dependencies: [
        "MVVMStore",
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
      ],
      path: "MVVMStore/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "Reactive",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "Reactive/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "ReactiveTests",
      dependencies: [
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "Reactive",
      ],
      path: "Reactive/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "StateContainer",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
        "ScreenKitDeclarative",
      ],
      path: "StateContainer/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "StateContainerTests",
      dependencies: [
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerWire",
        "StateContainer",
      ],
      path: "StateContainer/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .target(
      name: "VIPER",
      dependencies: [
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
      ],
      path: "VIPER/Sources",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    .testTarget(
      name: "VIPERTests",
      dependencies: [
        "MessengerBehaviour",
        "MessengerHost",
        "MessengerStorage",
        "MessengerTexts",
        "MessengerWire",
        "ScreenKit",
        "VIPER",
      ],
      path: "VIPER/Tests",
      swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
    ),
    // architectures: end

    // The same app, in a terminal.
    .executableTarget(
      name: "Messenger",
      dependencies: [
        "MessengerHost", "MessengerJournal", "MessengerNetwork", "MessengerServer", "MessengerWire",
        "ScreenKit",
        // architectures to play: begin
        "CleanSwiftUI",
        "Elm",
        "Hexagonal",
        "MVC",
        "MVP",
        "MVVM",
        "MVVMC",
        "MVVMStore",
        "Reactive",
        "StateContainer",
        "VIPER",
        // architectures to play: end
      ],
      path: "Messenger/Sources"
    ),
    .testTarget(
      name: "MessengerTests",
      dependencies: [
        "Hexagonal", "Messenger", "MessengerHost", "MessengerNetwork", "MessengerServer",
        "MessengerWire", "ScreenKit",
      ],
      path: "Messenger/Tests"
    ),

    // The same app without a screen: Hexagonal, driven by commands.
    .executableTarget(
      name: "HexagonalCommands",
      dependencies: ["Hexagonal", "MessengerHost"],
      path: "Hexagonal/Program"
    ),
  ]
)
