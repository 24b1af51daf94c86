extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element for which `belongs` holds, or the end index. `belongs`
  /// must hold for all elements after that element.
  @inlinable
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
