/// Names as projects choose them, of several words each. The names of types are distinct; the names
/// of members are taken from a common stock.
enum GeneratedNames {
  private static let nouns = [
    "Account", "Album", "Address", "Archive", "Avatar", "Badge", "Basket", "Book", "Calendar",
    "Channel", "Chart", "Comment", "Contact", "Coupon", "Device", "Document", "Draft", "Event",
    "Feed", "Filter", "Folder", "Friend", "Gallery", "Group", "Image", "Invoice", "Label",
    "Ledger", "Letter", "Library", "Location", "Message", "Note", "Offer", "Order", "Page",
    "Payment", "Person", "Photo", "Place", "Player", "Product", "Profile", "Project", "Queue",
    "Record", "Report", "Review", "Route", "Schedule", "Session", "Setting", "Share", "Shop",
    "Story", "Tag", "Task", "Team", "Ticket", "Token", "Topic", "Track", "Trip", "Wallet",
  ]
  private static let roles = [
    "View", "ViewModel", "Store", "Service", "Controller", "Cell", "Request", "Response",
    "Repository", "Provider", "Coordinator", "Formatter", "Router", "State", "Client", "Builder",
  ]
  private static let verbs = [
    "load", "save", "update", "remove", "insert", "select", "refresh", "present", "configure",
    "validate", "resolve", "merge", "send", "cancel", "observe", "make",
  ]
  private static let adjectives = [
    "current", "cached", "pending", "visible", "selected", "remote", "local", "initial", "last",
    "next", "shared", "default", "active", "recent", "total", "primary",
  ]
  private static let standard = [
    "String", "Int", "Bool", "URL", "Data", "Date", "Double", "UUID", "Error", "Result", "Set",
    "UIView", "UIColor", "NSLock", "Decoder", "Encoder",
  ]
  static let modules = ["Foundation", "UIKit", "SwiftUI", "Combine", "XCTest", "os"]

  /// Returns the name of the type that file `index` is named after; different for every file.
  static func type(_ index: Int) -> String {
    // The factors 7, 5 and 3 share no divisor with the numbers of nouns and roles, so that the
    // names of neighbouring files differ much.
    let first = nouns[index % nouns.count]
    let second = nouns[(index / nouns.count * 7 + index * 5) % nouns.count]
    let rest = index / (nouns.count * nouns.count)
    let role = roles[(index * 3 + rest) % roles.count]
    return rest == 0 ? first + second + role : first + second + role + "\(rest)"
  }

  static func standardType(_ random: inout RandomNumbers) -> String { random.pick(standard) }

  static func property(_ random: inout RandomNumbers) -> String {
    random.pick(adjectives) + words(&random) + (random.isChosen(percent: 30) ? "s" : "")
  }

  static func function(_ random: inout RandomNumbers) -> String {
    random.pick(verbs) + words(&random) + (random.isChosen(percent: 20) ? "s" : "")
  }

  /// Returns one noun or two, because most names of a project occur at few locations.
  private static func words(_ random: inout RandomNumbers) -> String {
    random.pick(nouns) + (random.isChosen(percent: 35) ? random.pick(nouns) : "")
  }

  static func word(_ random: inout RandomNumbers) -> String { random.pick(nouns).lowercased() }
}
