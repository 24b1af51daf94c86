/// Whether something is permitted.
package enum Choice: String, CaseIterable {
  case allow
  case deny
}
