@abi(func old(_ a: A) -> B)
func new(_ a: A) -> B { B() }
