// Functions that overload those of the standard library
struct Size { var width = 1.0 }
func max(_ one: Size, _ other: Size) -> Size { one.width > other.width ? one : other }
func print(_ size: Size) {}
func use(_ size: Size, _ number: Int) {
  _ = max(1, 2)
  _ = max(number, 2)
  _ = max(size, size)
  print("a")
  print(size)
}
