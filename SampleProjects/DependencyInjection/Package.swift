// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "DependencyInjection",
  platforms: [.macOS(.v14)],
  targets: [
    // What all ways have in common: who somebody is, and who knows it.
    .target(name: "Accounts"),

    // One target for each way of getting a collaborator.
    .target(name: "InitializerInjection", dependencies: ["Accounts"]),
    .target(name: "LocatorInstance", dependencies: ["Accounts"]),
    .target(name: "StaticLocator", dependencies: ["Accounts"]),
    .target(name: "ContainerInjection", dependencies: ["Accounts"]),

    .testTarget(
      name: "DependencyInjectionTests",
      dependencies: [
        "Accounts", "ContainerInjection", "InitializerInjection", "LocatorInstance",
        "StaticLocator",
      ],
      path: "Tests"
    ),
  ]
)
