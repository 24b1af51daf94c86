/// Returns a list in words: `a`, `a or b`, `a, b or c`.
package func list(_ items: [String], last: String) -> String {
  guard items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(last) " + items[items.count - 1]
}

/// Returns a list of at most `limit` items and the number of further items: `a, b and 3 more`.
package func list(_ items: [String], last: String, limit: Int) -> String {
  let rest = items.count - limit
  return list(items.prefix(limit) + (rest > 0 ? ["\(rest) more"] : []), last: last)
}

package func quoted(_ text: String) -> String { "'\(text)'" }
