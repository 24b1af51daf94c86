/// Files of a package by how their paths look.
struct BazelGlob: Equatable {
  let includes: [String]
  let excludes: [String]
}
