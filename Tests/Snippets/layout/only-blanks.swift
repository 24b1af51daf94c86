// No facts.
   
	
