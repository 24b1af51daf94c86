// lintel:disable:file layering - generated
//lintel:disable layering - no blank
let a = A()  // lintel:disable:this layering - at the end of a line	
/* lintel:enable layering */ let b = B(c /*lintel:disable:previous layering*/)
/*
   lintel:disable - not where the comment starts
 */
/* lintel:disable:next layering
   only the first line is a directive */
let d = "\(D()  /* lintel:disable:this layering - in an interpolation */)"
let e = f {  // lintel:disable:this layering - noted once, however often it is read
  g, h in G<H>(g)
}
//
// lintel:disable
// lintel: blank or nothing after the colon is for those who read directives
