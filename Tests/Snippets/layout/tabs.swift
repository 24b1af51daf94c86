struct A {
	let b:	B
	func	c()	->	C	{	D.e()	}
}
