// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "SchoolClass",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "SampleProjects", path: "..")
  ],
  targets: [
    .target(
      name: "SchoolClassScreen",
      dependencies: [.product(name: "ScreenKit", package: "SampleProjects")],
      path: "Sources"
    ),
    .testTarget(
      name: "SchoolClassTests",
      dependencies: [
        "SchoolClassScreen", .product(name: "ScreenKit", package: "SampleProjects"),
      ],
      path: "Tests"
    ),
  ]
)
