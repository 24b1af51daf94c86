/// `a`, `a or b`, `a, b or c`.
package func list(_ items: [String], last: String) -> String {
  guard items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(last) " + items[items.count - 1]
}

/// At most `limit` of the items, and how many more there are.
package func list(_ items: [String], last: String, limit: Int) -> String {
  let rest = items.count - limit
  return list(items.prefix(limit) + (rest > 0 ? ["\(rest) more"] : []), last: last)
}

package func quoted(_ text: String) -> String { "'\(text)'" }
